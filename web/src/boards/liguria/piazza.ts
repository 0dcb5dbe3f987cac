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

const stop = (view: View) => view.ring[view.now.place ?? 0];

export const stopTitle = (view: View, t: Texts): string =>
  stop(view).harbour ? t.stop(t.harbours[stop(view).name]) : t.stopOnIsland(t.paints[stop(view).colour ?? ""] ?? "");

/** What may still be done there. */
export function stopHint(view: View, t: Texts): string {
  if (view.now.price_left) return t.price(view.now.price_left);
  const load = view.now.cubes_left ? t.load(view.now.cubes_left) : "";
  return [load, stop(view).harbour ? t.nextEnvoy(view.players[stop(view).seat].envoy_price) : ""].filter(Boolean).join(" · ");
}
