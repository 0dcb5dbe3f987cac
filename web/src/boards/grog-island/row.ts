/** Arranging dice. Which of them may lie beside which, the game says; nothing here judges a bid. */
import type { DieView } from "./view.ts";

export const rowPlace = (row: string[]): string => `row ${row.join(" ")}`;

/** Whether the dice may lie in this order, whatever they sum up to. */
const orderly = (dice: DieView[], row: string[]): boolean => row.every((colour, i) => i === 0 || dice.find((die) => die.colour === colour)!.after.includes(row[i - 1]));

const inserted = (row: string[], die: string, index: number): string[] => [...row.slice(0, index), die, ...row.slice(index)];

/** The row with a die put in as near to `index` as the order allows; without it where no place is right. */
export function put(dice: DieView[], row: string[], die: string, index: number): string[] {
  const others = row.filter((each) => each !== die);
  const wishes = Array.from({ length: others.length + 1 }, (_, i) => i).sort((a, b) => Math.abs(a - index) - Math.abs(b - index) || b - a);
  const fit = wishes.find((i) => orderly(dice, inserted(others, die, i)));
  return fit === undefined ? others : inserted(others, die, fit);
}

/** A press moves a die on: from its good to the last place that fits, then leftwards, then back to its good. */
export function cycle(dice: DieView[], row: string[], die: string): string[] {
  const others = row.filter((each) => each !== die);
  const now = row.indexOf(die);
  for (let i = now < 0 ? others.length : now - 1; i >= 0; i--) if (orderly(dice, inserted(others, die, i))) return inserted(others, die, i);
  return others;
}

/** An arrow key moves a die within the row, where the order allows it. */
export function shift(dice: DieView[], row: string[], die: string, by: 1 | -1): string[] {
  const others = row.filter((each) => each !== die);
  const moved = inserted(others, die, row.indexOf(die) + by);
  return row.includes(die) && row.indexOf(die) + by >= 0 && orderly(dice, moved) ? moved : row;
}
