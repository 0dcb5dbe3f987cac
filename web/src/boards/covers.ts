/** How each game shows itself outside its table: boards/GAME/cover.ts, or the plain board's where it has none. */
import type { Icon } from "../pieces/sprite.ts";

export interface Cover {
  /** The emblem and the colour it stands on. */
  emblem: Icon;
  colour: string;
  /** Markup, 300 × 200. */
  poster: () => string;
}

const COVERS = import.meta.glob<Cover>("./*/cover.ts", { eager: true, import: "default" });

export function cover(game: string): Cover {
  return COVERS[`./${game}/cover.ts`] ?? COVERS["./plain/cover.ts"];
}
