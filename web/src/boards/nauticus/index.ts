import crown from "icon:queen-crown";
import store from "icon:warehouse";
import type { BoardModule } from "../board.ts";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { talerCount, workerCount } from "./pieces.ts";
import { chips, mark, parts } from "./frame.ts";
import { texts } from "./texts.ts";
import { trophy } from "./trophy.ts";
import type { View } from "./view.ts";

export default {
  Board,
  Dock,
  chips,
  mark,
  parts,
  upright: [340, 204],
  trophy,
  open: true,
  takes: ["buy", "take", "reward", "transport"],
  prompt: ["done", "passes", "warehouse", "workers", "extra"],
  progress: (view, lang) => {
    const t = texts(lang);
    const phases = view.spaces.length - 1;
    const phase = Math.min(view.phase + 1, phases);
    return [
      { text: t.round(view.round, view.rounds), now: view.round, of: view.rounds },
      { text: t.phase(phase, phases), now: phase, of: phases },
    ];
  },
  counts: (view, seat, lang) => {
    const t = texts(lang);
    const player = view.players[seat];
    return [
      workerCount(t.workers, player.workers),
      talerCount(t.taler, player.taler),
      { icon: store, label: t.warehouse, about: "warehouse", value: `${view.slots - player.room}/${view.slots}`, told: t.ofSlots(view.slots - player.room, view.slots) },
      { icon: crown, label: t.tiles.crowns, about: "symbol-crown", value: player.crowns + player.passes },
    ];
  },
} satisfies BoardModule<View>;
