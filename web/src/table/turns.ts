/** The log by turns, as the engine cuts it: whose, what came of it, and headings where a new round begins. */
import type { LogLine } from "../app/protocol.ts";

export interface Turn {
  /** The heading that stands before it, "" when the round goes on. */
  stage: string;
  /** -1: set-up, before anybody's first turn. */
  seat: number;
  lines: LogLine[];
}

/** `since`: the line before which a new turn begins in any case, because a mark stands there. */
export function turns(log: LogLine[], since: number): Turn[] {
  const found: Turn[] = [];
  const cut = log.some((line) => line.begins); // games that were kept before turns were told are cut by seats
  let stage = "";
  for (const line of log) {
    const last = found.at(-1);
    const fresh = line.stage !== stage && line.seat >= 0;
    if (fresh) stage = line.stage;
    const begins = cut ? line.begins : line.seat !== last?.seat || fresh;
    if (last && !begins && line.index !== since) last.lines.push(line);
    else found.push({ stage: fresh ? line.stage : "", seat: line.seat, lines: [line] });
  }
  return found;
}

/** What a turn brought in things that everybody can count. */
export function gains(turn: Turn): [name: string, count: number][] {
  const sums = new Map<string, number>();
  for (const line of turn.lines) for (const [name, count] of Object.entries(line.gains ?? {})) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].filter(([, count]) => count !== 0);
}

/** How much of what its level asks for a bot thought, in percent, where it thought least. */
export const haste = (lines: LogLine[]): number => Math.min(100, ...lines.map((line) => line.thought ?? 100));

/** Something done in a turn, once or several times. */
export interface Result {
  text: string;
  lines: LogLine[];
}

/** What was done in a turn; the same done several times is said once. Luck's part only where there is no other. */
export function results(turn: Turn, names: string[]): Result[] {
  const own = turn.lines.filter((line) => line.seat === turn.seat);
  const found = new Map<string, Result>();
  for (const line of own) {
    const text = spoken(line, names, false)[1].replace(/\.$/, "");
    const before = found.get(text);
    if (before) before.lines.push(line);
    else found.set(text, { text, lines: [line] });
  }
  return [...found.values()];
}

/** The name in bold, the rest plain; within a turn the name is said once. */
export function spoken(line: LogLine, names: string[], first: boolean): [string, string] {
  const name = names[line.seat] ?? "";
  if (!name || !line.text.startsWith(name + " ")) return ["", line.text];
  return first ? [name, line.text.slice(name.length)] : ["", line.text.slice(name.length + 1)];
}

/** After which line nothing was answered by myself; what is forced and what my orders answered does not count. -1: I have not played. */
const lastOf = (log: LogLine[], seats: number[], ordered: number[]): number => log.findLastIndex((line) => seats.includes(line.seat) && !line.forced && !ordered.includes(line.index));

/** What my orders answered since then. */
export function byOrder(log: LogLine[], seats: number[], ordered: number[]): LogLine[] {
  const last = lastOf(log, seats, ordered);
  return last < 0 ? [] : log.slice(last + 1).filter((line) => seats.includes(line.seat) && ordered.includes(line.index));
}

/** What the others did since my last answer, by seat in the order in which they played; none while I have not played. */
export function rivals(log: LogLine[], seats: number[], ordered: number[] = []): { seat: number; turns: Turn[] }[] {
  const last = lastOf(log, seats, ordered);
  if (last < 0 || !seats.length) return [];
  const found = new Map<number, Turn[]>();
  for (const turn of turns(log.slice(last + 1), -1)) {
    if (turn.seat < 0 || seats.includes(turn.seat)) continue;
    found.set(turn.seat, [...(found.get(turn.seat) ?? []), turn]);
  }
  return [...found].map(([seat, theirs]) => ({ seat, turns: theirs }));
}
