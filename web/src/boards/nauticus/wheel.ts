/** The printed wheel of Nauticus: eight wedges, each with a bonus, a tile, prices on the rim. Box 512 × 512. */
import anchor from "icon:anchor";
import barrel from "icon:barrel";
import dock from "icon:harbor-dock";
import hullIcon from "icon:k-hullone";
import mastIcon from "icon:k-mast";
import sailIcon from "icon:k-sail";
import crown from "icon:queen-crown";
import money from "icon:receive-money";
import barrow from "icon:wheelbarrow";
import { good, smallHull, smallMast, smallSail, worker, type Crest, type Good, type Hull } from "../../pieces/nauticus.ts";
import type { Icon } from "../../pieces/sprite.ts";
import { at, polar, r, rounded, scaled, sector, text, use } from "../../pieces/svg.ts";
import { coin, seal } from "../../pieces/tokens.ts";
import { called } from "./pieces.ts";
import type { texts } from "./texts.ts";
import type { View } from "./view.ts";

export const C = 256;
export const WEDGE = 45;

/** The four kinds that a buying tile sells, in the order of the prices. */
export const FAMILIES: Record<string, string[]> = {
  hulls: ["bow", "middle", "stern", "single"],
  masts: ["lighthouse-mast", "anchor-mast", "whale-mast", "wheel-mast"],
  sails: ["lighthouse-sail", "anchor-sail", "whale-sail", "wheel-sail"],
  goods: ["fish", "grain", "coffee", "salt"],
};
/** What the tile's back shows, and the face of tiles that sell nothing. */
export const TILE_ICONS: Record<string, Icon> = {
  hulls: hullIcon, masts: mastIcon, sails: sailIcon, goods: barrel, transport: barrow, money, delivery: dock, crowns: crown,
};

/** A piece in small, about 26 square, round the origin. */
export function small(piece: string): string {
  if (piece.endsWith("-mast")) return smallMast(piece.slice(0, -5) as Crest);
  if (piece.endsWith("-sail")) return smallSail(piece.slice(0, -5) as Crest);
  if (["bow", "middle", "stern", "single"].includes(piece)) return smallHull(piece as Hull);
  return good(piece as Good, 11.5);
}

/** The bonus printed on a space; without its numerals where they could not be read. */
export function bonus(kind: string, size: number): string {
  const number = (n: number): number | string => (size ? n : "");
  const own = (x: number) => at(x, 0, worker(0.78));
  const any = (x: number, y: number) => text(x, y, size ? "?" : "", 15, { weight: 700, colour: "#16242f" });
  const crate =
    `<path d="${rounded(-9, -9, 18, 18, 3)}" fill="#c98d52" stroke="var(--ink)" stroke-width="1.3"/>` +
    `<path d="M-9-3H9M-9 3H9M-3-9V9M3-9V9" stroke="#7d4a27"/>`;
  const drawings: Record<string, string> = {
    "3-workers": own(-15) + own(0) + own(15),
    mast: at(-3, 0, smallMast()) + any(1, -0.5),
    sail: at(0, 1, smallSail()) + any(0, 6),
    "2-points": seal(0, 0, 15, number(2)),
    "2-workers": own(-8) + own(8),
    "worker-good": own(-11) + at(10, 0, crate),
    "worker-point": own(-13) + seal(10, 0, 15, number(1)),
    "4-taler": coin(0, -1, 14, number(4)),
  };
  return drawings[kind] ?? "";
}

/** Each space in words: its tile, which prices it sells what at, what it brings. */
export function spacesTold(view: View, t: ReturnType<typeof texts>): string[] {
  return view.spaces.map((space, i) => {
    const prices = space.prices.map((price, j) => (space.tile in FAMILIES ? `${called(FAMILIES[space.tile][j], t)} ${price}` : price)).join(", ");
    const state = i === view.space ? "now" : space.anchor ? "anchor" : space.used ? "used" : "";
    return [t.tiles[space.tile], t.wedge(i + 1, prices, t.bonuses[space.bonus] ?? space.bonus, space.blue, state)].filter(Boolean).join(", ");
  });
}

interface Wedge {
  bonus: string;
  prices: number[];
  tile: string;
  used: boolean;
  /** The tile lies inward, over the bonus. */
  inward: boolean;
  /** The bonus in words. */
  told: string;
}

/** Everything that never moves, with the prices of tiles that still sell as coins. `size` is that of the numerals; 0: none, for a wheel too small to read. */
export function print(wedges: Wedge[], size: number): string {
  const large = size === 0 || size > 15;
  const rings =
    `<circle cx="${C}" cy="${C + 5}" r="256" fill="url(#n-shade)"/><circle cx="${C}" cy="${C}" r="247" fill="var(--board)" stroke="var(--ink)" stroke-width="2"/>` +
    `<circle cx="${C}" cy="${C}" r="241" fill="none" stroke="var(--board-line)" stroke-width="1.2"/>` +
    `<circle cx="${C}" cy="${C}" r="206" fill="var(--board-2)" stroke="var(--board-line)" stroke-width="1.2"/><circle cx="${C}" cy="${C}" r="145" fill="var(--board)" stroke="var(--board-line)" stroke-width="1.2"/>`;
  const spaces = wedges.map((wedge, i) => {
    const a = i * WEDGE;
    const [x1, y1] = polar(C, C, 100, a + 22.5).map(r);
    const [x2, y2] = polar(C, C, 241, a + 22.5).map(r);
    const [bx, by] = polar(C, C, 122.5, a);
    const drawn = wedge.inward ? "" : at(bx, by, scaled(large ? 1.32 : 1, bonus(wedge.bonus, size)), `data-place="bonus ${wedge.tile}" data-told="${wedge.told}"${wedge.used ? ' opacity=".55"' : ""}`);
    return (
      `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="var(--board-line)" stroke-width="1.2"/>` +
      `<path d="${sector(C, C, 150, 201, a - 20, a + 20)}" fill="#0000000d" stroke="var(--board-line)" stroke-width="1.2" stroke-dasharray="3 3"/>` +
      drawn +
      (size ? prices(wedge, a, size) : "")
    );
  });
  return rings + spaces.join("");
}

function prices(wedge: Wedge, a: number, size: number): string {
  const sells = wedge.tile in FAMILIES && (!wedge.used || wedge.inward);
  return wedge.prices
    .map((price, j) => {
      const [x, y] = polar(C, C, 224, a + (j - 1.5) * 9.8);
      if (sells) return coin(x, y, Math.max(11.5, size * 0.88), price);
      return (
        `<circle cx="${r(x)}" cy="${r(y)}" r="${r(size * 0.76)}" fill="none" stroke="var(--board-line)" stroke-width="1.3"/>` +
        text(x, y + size * 0.345, price, size, { colour: "var(--text-2)", weight: 600 })
      );
    })
    .join("");
}

/** The workers of one field of the dial, upright round the origin; -1 is the anchor's field. */
export function dialField(count: number): string {
  const blue = (x: number, y: number, k: number) => at(x, y, worker(k, true));
  if (count === 1) return blue(0, 0, 0.92);
  if (count === 2) return blue(-8.5, 0, 0.84) + blue(8.5, 0, 0.84);
  return blue(0, -8, 0.74) + blue(-8.5, 7, 0.74) + blue(8.5, 7, 0.74);
}

/** The brass tile on the space that was chosen first, round the origin. */
export const anchorTile = (): string =>
  `<circle cy="2" r="21" fill="#7a4f0c"/><circle r="21" fill="var(--brass)" stroke="var(--ink)" stroke-width="1.6"/>` + use(anchor, 0, 0, 27, "#16242f");

/** The compass rose with the round's number; 0: without one. */
export function compass(round: number): string {
  const points = Array.from({ length: 8 }, (_, i) => {
    const [tx, ty] = polar(C, C, i % 2 ? 26 : 40, i * 45).map(r);
    const [lx, ly] = polar(C, C, 9, i * 45 - 45).map(r);
    const [rx, ry] = polar(C, C, 9, i * 45 + 45).map(r);
    const [dark, light] = i % 2 ? ["#c98d52", "#e7c48e"] : ["#12283a", "#c9392c"];
    return `<path d="M${tx} ${ty}L${lx} ${ly}L${C} ${C}z" fill="${dark}"/><path d="M${tx} ${ty}L${rx} ${ry}L${C} ${C}z" fill="${light}"/>`;
  });
  return (
    `<circle cx="${C}" cy="${C}" r="45" fill="#f4e9d0" stroke="var(--ink)" stroke-width="1.8"/>${points.join("")}` +
    `<circle cx="${C}" cy="${C}" r="15" fill="#f4e9d0" stroke="var(--ink)" stroke-width="1.5"/>` +
    text(C, C + 7, round || "", 21, { weight: 700, colour: "#16242f" })
  );
}
