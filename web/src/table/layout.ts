/** How a table lies on a screen, by the room it has. The sizes are said here and nowhere else; parts ask for the mode, or for their own box. */

/**
 * phone: one column, own things as tabs. across: a phone held across, or a large zoom. upright and lying: a tablet.
 * desktop and wide: players and log in a rail at the right.
 */
export type Mode = "phone" | "across" | "upright" | "lying" | "desktop" | "wide";

/** How a dock is shown: everything, everything behind one bar, or one part at a time. */
export type DockForm = "whole" | "folded" | "tabs";

export function modeOf(width: number, height: number): Mode {
  if (height < 500 && width > height) return "across";
  if (width < 700) return "phone";
  if (width < 1200) return height > width ? "upright" : "lying";
  return width < 1900 ? "desktop" : "wide";
}

/** Players and log stand at the right; elsewhere the players are a strip and the rest a drawer. */
export const railed = (mode: Mode): boolean => mode === "lying" || mode === "desktop" || mode === "wide";

/** Of the two heights that a dock may have on an upright tablet, the one there is room for. */
export const uprightDock = (height: number, [tall, short]: [tall: number, short: number]): number => (height < 1120 ? short : tall);

/** A window too low for board and dock together folds the dock. */
export function dockForm(mode: Mode, height: number, upright: [tall: number, short: number]): DockForm {
  if (mode === "phone" || mode === "across" || (mode === "upright" && !uprightDock(height, upright))) return "tabs";
  return mode !== "upright" && height < 660 ? "folded" : "whole";
}

/** What can be pressed is as large as a finger needs it wherever a hand may hold the screen. */
export const forFingers = (mode: Mode): boolean => (mode !== "desktop" && mode !== "wide") || matchMedia("(pointer: coarse)").matches;
