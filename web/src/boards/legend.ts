/** The game in pictures, outside its table: boards/GAME/legend.ts, drawn with the pieces of its board. */
import type { Lang } from "../app/settings.svelte.ts";
import type { Icon } from "../pieces/sprite.ts";
import { use } from "../pieces/svg.ts";
import type { Drawn } from "./board.ts";

/** A symbol, and what it is called where several share an explanation. */
export interface Figure extends Drawn {
  word?: string;
}

/** One or more symbols and the text that explains them, `about-…`. */
export interface Entry {
  about: string;
  figures: Figure[];
}

export interface Legend {
  /** Every symbol of the board; neighbours of a kind stand together. */
  symbols: (lang: Lang) => Entry[];
  /** What a sentence of the page is about, by its clause. */
  pictures: Record<string, Drawn>;
  /** The parts of the table in the order in which they are read: what places there are called, and the text that explains it. */
  parts: [place: string, about: string][];
}

const LEGENDS = import.meta.glob<Legend>("./*/legend.ts", { import: "default" });

/** A game without a board of its own has nothing to draw. */
export const legend = async (game: string): Promise<Legend> => (await LEGENDS[`./${game}/legend.ts`]?.()) ?? { symbols: () => [], pictures: {}, parts: [] };

/** A piece round the origin, in a box so wide and so high. */
export const boxed = (markup: string, width: number, height = width): Drawn => ({ markup, box: `${-width / 2} ${-height / 2} ${width} ${height}` });

/** An icon as it stands beside words. */
export const sign = (icon: Icon): Drawn => boxed(use(icon, 0, 0, 28, "currentColor"), 32);

/** How high drawings are that stand side by side, and how far apart. */
const [HIGH, GAP] = [40, 4];

/** Drawings side by side, all equally high. */
export function row(...drawings: Drawn[]): Drawn {
  let across = 0;
  const markup = drawings.map(({ markup, box }) => {
    const [x, y, width, height] = box.split(" ").map(Number);
    const k = HIGH / height;
    const placed = `<g transform="translate(${across} 0) scale(${k}) translate(${-x} ${-y})">${markup}</g>`;
    across += width * k + GAP;
    return placed;
  });
  return { markup: markup.join(""), box: `0 0 ${across - GAP} ${HIGH}` };
}
