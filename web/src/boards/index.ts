/** The boards, each loaded when its game is first opened. */
import type { BoardModule } from "./board.ts";

const BOARDS: Record<string, () => Promise<{ default: BoardModule<never> }>> = {
  nauticus: () => import("./nauticus/index.ts"),
  "grog-island": () => import("./grog-island/index.ts"),
  liguria: () => import("./liguria/index.ts"),
  "die-werft": () => import("./die-werft/index.ts"),
};

/** A game without a board of its own is played with the list of actions. */
export async function board(game: string): Promise<BoardModule> {
  const load = BOARDS[game] ?? (() => import("./plain/index.ts"));
  return (await load()).default as unknown as BoardModule;
}
