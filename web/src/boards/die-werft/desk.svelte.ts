/** What lies over the board of Die Werft: the launch planner, or somebody's canals enlarged. */
type Sheet = "" | "launch" | "canals";

export const desk = $state({ open: "" as Sheet, /** Whose canals. */ owner: 0 });

export function turn(sheet: Sheet, owner = 0): void {
  const same = desk.open === sheet && (sheet !== "canals" || desk.owner === owner);
  desk.open = same ? "" : sheet;
  desk.owner = owner;
}
