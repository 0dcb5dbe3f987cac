/** Colours of the sources of points, in the order in which a game names them. */
const COLOURS = ["#9aa7ae", "#2b6a7c", "#e9b440", "#935a2e", "#c96f45", "#3f7f4b", "#7b4a92", "#d9cdb0", "#4a96d6", "#5d6b76", "#a7c36a", "#b5321f"];
const LIGHT = [0, 2, 4, 7, 8, 10];

export const sourceColour = (index: number): string => COLOURS[index % COLOURS.length];

/** What is legible on it. */
export const sourceInk = (index: number): string => (LIGHT.includes(index % COLOURS.length) ? "#16242f" : "#ffffff");

/** What everybody can see of a score: the one meaning of the large figure, for me as for the others. */
export const openPoints = (score: { total: number; secret?: number | null } | undefined): number => (score?.total ?? 0) - (score?.secret ?? 0);

/** A sign beside the colour, the same in the bar and in its legend. */
export const sourceSign = (index: number): string => String.fromCharCode(65 + (index % 26));
