/** The boards, boards/GAME/index.ts, each loaded when its game is first opened. */
import type { BoardModule } from "./board.ts";

const BOARDS = import.meta.glob<BoardModule>("./*/index.ts", { import: "default" });

/** A game without a board of its own is played with the list of actions. */
export async function board(game: string): Promise<BoardModule> {
  const load = BOARDS[`./${game}/index.ts`] ?? BOARDS["./plain/index.ts"];
  return await load();
}
