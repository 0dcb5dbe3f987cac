/** How high the shelf of a phone is: it shows only what there is. */
import type { View } from "./view.ts";

/** Tiles in a line of the shelf. */
export const PER_LINE = 8;

/** Where the street begins on the shelf, and how high the shelf is. */
export function tops(view: View): { street: number; height: number } {
  const street = 54 + Math.max(1, Math.ceil(view.row.length / PER_LINE)) * 66;
  const more = (view.now.place ?? -1) >= 0 ? 168 : view.cards.length ? 182 : 20;
  return { street, height: street + 100 + more };
}
