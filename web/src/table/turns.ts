/** The log by turns: what one seat answered in a row, headed by the round where a new one begins. */
import type { LogLine } from "../app/protocol.ts";

export interface Turn {
  /** The heading that stands before it, "" when the round goes on. */
  stage: string;
  seat: number;
  lines: LogLine[];
  /** Many answers of luck, which are shown as their pieces in a row. */
  pieces: boolean;
}

/** From how many answers on luck's pieces stand in a row. */
const MANY = 3;

/** `since`: the line before which a new turn begins in any case, because a mark stands there. */
export function turns(log: LogLine[], since: number): Turn[] {
  const found: Turn[] = [];
  let stage = "";
  for (const line of log) {
    const last = found.at(-1);
    const fresh = line.stage !== stage;
    stage = line.stage;
    if (last && !fresh && last.seat === line.seat && line.index !== since) last.lines.push(line);
    else found.push({ stage: fresh ? line.stage : "", seat: line.seat, lines: [line], pieces: false });
  }
  for (const turn of found) turn.pieces = turn.seat < 0 && turn.lines.length >= MANY;
  return found;
}

/** The name in bold, the rest plain; within a turn the name is said once. */
export function spoken(line: LogLine, names: string[], first: boolean): [string, string] {
  const name = names[line.seat] ?? "";
  if (!name || !line.text.startsWith(name + " ")) return ["", line.text];
  return first ? [name, line.text.slice(name.length)] : ["", line.text.slice(name.length + 1)];
}
