/** Which of my tables comes next. */
import type { TableInfo } from "../app/protocol.ts";

const live = (table: TableInfo): boolean => table.time?.kind === "live";

/** Live tables first, then the earliest deadline, then the longest wait. */
export function waiting(tables: TableInfo[]): TableInfo[] {
  const far = "9999";
  return tables
    .filter((table) => table.my_turn && table.status === "playing")
    .toSorted((a, b) => Number(live(b)) - Number(live(a)) || (a.deadline ?? far).localeCompare(b.deadline ?? far) || (a.since ?? a.changed).localeCompare(b.since ?? b.changed));
}

/** The first that waits for me, but for the one where I am. */
export const next = (tables: TableInfo[], here: string): TableInfo | undefined => waiting(tables).find((table) => table.id !== here);
