/** What a goal card is about. */
import type { texts } from "./texts.ts";
import type { View } from "./view.ts";

export type Family = "building" | "parrots" | "goods" | "peninsula";

export const family = (goal: string): Family => (goal.endsWith("-goods") ? "goods" : goal.endsWith("-peninsula") ? "peninsula" : goal === "parrots" ? "parrots" : "building");
/** The kind of building, or the colour. */
export const subject = (goal: string): string => goal.replace(/-(goods|peninsula)$/, "");

/** "Hats", "Parrots", "Grog", "Orange peninsula". */
export function title(goal: string, view: View, t: ReturnType<typeof texts>): string {
  const good = t.goods[view.peninsulas.find((each) => each.colour === subject(goal))?.good ?? ""] ?? "";
  return { building: t.kinds[subject(goal)], parrots: t.parrotsGoal, goods: good, peninsula: t.coast(t.colours[subject(goal)] ?? " ") }[family(goal)];
}
