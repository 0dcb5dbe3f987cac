/** The winner's ships for the end screen, the largest first, in a box 640 × 180. */
import { ship, type Crest, type Hull } from "../../pieces/nauticus.ts";
import { at } from "../../pieces/svg.ts";
import type { ShipView, View } from "./view.ts";

/** The hull parts of a ship from bow to stern. */
export const hulls = (ship: ShipView): Hull[] =>
  ship.single ? ["single"] : [...(ship.bow ? ["bow" as const] : []), ...Array<Hull>(ship.middles).fill("middle"), ...(ship.stern ? ["stern" as const] : [])];

/** Masts or sails along a ship: those of its crest first, crowns behind them, null for what is missing. */
export const rig = (size: number, count: number, crowns: number, crest: string): (Crest | null)[] =>
  Array.from({ length: size }, (_, i) => (i >= count ? null : i >= count - crowns ? "crown" : (crest as Crest)));

export function trophy(view: View, seat: number): string {
  let x = 0;
  const proud = view.players[seat].ships.filter((each) => each.finished).sort((a, b) => b.size - a.size).slice(0, 4);
  const drawn = proud.map((each) => {
    const found = at(x, 0, ship({ hulls: hulls(each), masts: rig(each.size, each.masts, each.crown_masts, each.crest), sails: rig(each.size, each.sails, each.crown_sails, each.crest), ghosts: false }));
    x += each.size * 64 + 26;
    return found;
  });
  if (!proud.length) return "";
  const scale = Math.min(1.1, 620 / Math.max(1, x));
  return `<g transform="translate(${640 - x * scale} ${150 - 34 * scale}) scale(${scale})">${drawn.join("")}</g>`;
}
