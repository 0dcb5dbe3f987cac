import type { BoardModule } from "../board.ts";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";

export default { Board, Dock, progress: () => [], counts: () => [], parts: () => [], upright: [0, 0] } satisfies BoardModule;
