/** How much the Pilot says: everything at the first table of a game, less at the next ones, and what somebody wishes. */

export type Talk = "all" | "less" | "quiet" | "off";
const COURSE: Talk[] = ["all", "less", "quiet", "off"];

interface Memory {
  /** The first tables of each game in this browser, in their order. */
  tables: Record<string, string[]>;
  /** What was wished, by game; "" for all games. */
  wishes: Record<string, Talk>;
}
const KEY = "kogge-pilot";

function stored(): Partial<Memory> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // private mode, or somebody else's text
  }
}
const memory: Memory = $state({ tables: {}, wishes: {}, ...stored() });
const keep = (): void => localStorage.setItem(KEY, JSON.stringify(memory));

/** Note that this table is played; later ones hear less. */
export function met(game: string, table: string): void {
  const known = memory.tables[game] ?? [];
  if (known.includes(table) || known.length >= COURSE.length) return;
  memory.tables[game] = [...known, table];
  keep();
}

export function talk(game: string, table: string): Talk {
  const order = (memory.tables[game] ?? []).indexOf(table);
  return memory.wishes[""] ?? memory.wishes[game] ?? COURSE[order < 0 ? COURSE.length - 1 : order];
}

/** One step quieter at this game. */
export function sayLess(game: string, table: string): void {
  memory.wishes[game] = COURSE[Math.min(COURSE.indexOf(talk(game, table)) + 1, COURSE.length - 1)];
  keep();
}

/** For good, in all games. */
export function dismiss(): void {
  memory.wishes = { "": "off" };
  keep();
}

export function bringBack(game: string): void {
  memory.wishes = { [game]: "all" };
  keep();
}
