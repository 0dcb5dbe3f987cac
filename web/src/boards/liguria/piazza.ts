/** The middle board: how high it is on a phone, and what it says about a ship that has stopped. */
import type { texts } from "./texts.ts";
import type { View } from "./view.ts";

type Texts = ReturnType<typeof texts>;

/** Tiles in a line of the shelf. */
export const PER_LINE = 7;
/** From line to line. */
export const LINE = 78;

/** Where the street begins on the shelf, and how high the shelf is: it shows only what there is. */
export function tops(view: View): { street: number; height: number } {
  const street = 62 + Math.max(1, Math.ceil(view.row.length / PER_LINE)) * LINE;
  return { street, height: street + 100 + (view.cards.length ? 182 : 20) };
}

/** Tiles at the beginning of a round: what is left of them keeps its size. */
const TILES: Record<number, number> = { 3: 12, 4: 15 };

/** Where the street ends on a middle board that is touched, and what a tile of its row needs there. */
const STREET = { wide: 371, narrow: 354 };
const TILE = 46;
/** Below this height it has no captions, above that one room for two lines of tiles. */
const LOW = 225;
const HIGH = 300;

/** How the middle board lies in its room, drawn at its own size. */
export function lies(view: View, width: number, height: number, fingers: boolean) {
  const most = Math.max(TILES[view.players.length] ?? 0, view.row.length);
  const lines = fingers && (width - 24) / most < TILE && height >= HIGH ? 2 : 1;
  const low = height < LOW;
  const wide = !fingers || width >= 700;
  const pitch = wide ? (fingers ? 51 : 45) : 48;
  const end = fingers ? (wide ? STREET.wide : STREET.narrow) : 339;
  const top = low ? 11 : 32;
  const perLine = Math.ceil(most / lines);
  /** Two lines of envoy fields, where four do not fit beside the street. */
  const narrow = width - end - 10 < 290;
  /** Two lines of tiles end there; below them a stop may not fit. */
  const tiles = lines > 1 ? top + 2 * LINE + 15 : 0;
  const middle = lines > 1 ? tiles + Math.max(0, (height - 340) / 3) : low ? Math.min(80, height - 96) : 0.5 * height + 8;
  const below = height - (narrow ? 172 : 113);
  const stop = (!narrow || height >= HIGH) && below >= tiles;
  const lower = stop && (!low || (view.now.place ?? -1) >= 0) ? Math.min(middle, below) : middle;
  return { low, top, perLine, field: [pitch, pitch - 4, 56], end, lower, narrow, tile: Math.min((width - 24) / perLine, lines > 1 ? 66 : Infinity), fits: { row: lines > 1 || (width - 24) / most >= TILE, stop } };
}

/** From line to line of what is asked, and how many lines its things need beside each other, each as wide as a finger. */
export const LINE_HIGH = 64;
export const linesOf = (count: number, width: number): number => Math.ceil(count / Math.max(1, Math.floor((width - 19) / 46)));

const stop = (view: View) => view.ring[view.now.place ?? 0];

export const stopTitle = (view: View, t: Texts): string =>
  stop(view).harbour ? t.stop(t.harbours[stop(view).name]) : t.stopOnIsland(t.paints[stop(view).colour ?? ""] ?? "");

/** What may still be done there. */
export function stopHint(view: View, t: Texts): string {
  if (view.now.price_left) return t.price(view.now.price_left);
  const load = view.now.cubes_left ? t.load(view.now.cubes_left) : "";
  return [load, stop(view).harbour ? t.nextEnvoy(view.players[stop(view).seat].envoy_price) : ""].filter(Boolean).join(" · ");
}
