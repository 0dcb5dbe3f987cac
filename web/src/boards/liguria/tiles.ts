/** The server's tiles and cards as drawings. */
import { card as drawCard, tile as drawTile, type Kind, type Paint } from "../../pieces/liguria.ts";
import type { texts } from "./texts.ts";
import type { CardView, TileView } from "./view.ts";

export const PAINTS: Paint[] = ["red", "blue", "yellow"];

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** Counts by colour as a list of cubes. */
export const cubes = (counts: number[]): Paint[] => PAINTS.flatMap((paint, i) => Array<Paint>(counts[i] ?? 0).fill(paint));

/** A tile, 42 × 50. */
export function tile(view: TileView): string {
  const kind = view.kind as Kind;
  if (kind === "order") return drawTile(kind, { cubes: cubes(view.cubes ?? []), points: view.prestige });
  if (kind === "building") return drawTile(kind, { count: view.prestige, better: view.upgraded });
  const count = view.wheels || view.sacks || view.plus || view.swords || view.scrolls || 0;
  return drawTile(kind, { count, anyCube: view.cube_symbol, better: view.upgraded, prestige: view.prestige });
}

/** "Building, 3 prestige"; all that is drawn on a tile, in words. */
export function tileName(view: TileView, t: ReturnType<typeof texts>): string {
  const cubes = (view.cubes ?? []).flatMap((count, i) => (count ? [`${count} ${t.paints[PAINTS[i]]}`] : []));
  const counts = [view.wheels ? t.steps(view.wheels) : "", view.sacks ? t.sacks(view.sacks) : "", view.plus ? t.plus(view.plus) : "", view.swords ? t.swords(view.swords) : "", view.scrolls ? t.worth(view.scrolls, "scrolls") : ""];
  return [t.kinds[view.kind], ...counts, ...cubes, view.cube_symbol ? t.anyCube : "", view.prestige ? t.prestige(view.prestige) : "", view.upgraded ? t.upgraded : ""].filter(Boolean).join(", ");
}

/** All that is drawn on a ship card, in words. */
export function cardName(view: CardView, t: ReturnType<typeof texts>): string {
  const cubes = view.cubes.flatMap((count, i) => (count ? [`${count} ${t.paints[PAINTS[i]]}`] : [])).join(", ");
  return [t.card(view.points, view.wheels), view.reversal ? t.reversal : "", view.anchor ? t.anchor : "", view.arrows ? t.upgrades(view.arrows) : "", cubes ? t.forHarbour(cubes) : ""].filter(Boolean).join(", ");
}

/** A ship card, 76 × 104. */
export const card = (view: CardView, none: string, size: number): string =>
  drawCard({ value: view.points, wheels: view.wheels, anchor: view.anchor, turn: view.reversal, upgrades: view.arrows, cubes: cubes(view.cubes) }, none, size);

/** Equal things get the same key in the same order, so that each keeps its own when others go. */
export function keyed<T>(things: T[], name: (thing: T) => string): { key: string; thing: T; nth: number }[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const nth = seen.get(name(thing)) ?? 0;
    seen.set(name(thing), nth + 1);
    return { key: `${name(thing)} ${nth}`, thing, nth };
  });
}
