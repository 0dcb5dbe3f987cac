import dock from "icon:cargo-ship";
import canal from "icon:k-canal";
import wheel from "icon:ship-wheel";
import spanner from "icon:spanner";
import train from "icon:steam-locomotive";
import { pawn } from "../../pieces/seats.ts";
import { coin } from "../../pieces/tokens.ts";
import { at } from "../../pieces/svg.ts";
import type { BoardModule } from "../board.ts";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { shipTile } from "./names.ts";
import { chips, mark, parts } from "./frame.ts";
import { desk, turn } from "./desk.svelte.ts";
import { texts } from "./texts.ts";
import type { View } from "./view.ts";

export default {
  Board,
  Dock,
  chips,
  mark,
  parts,
  upright: [346, 0],
  token: (seat) => at(0, 10, pawn(seat, 1)),
  takes: ["take", "hire", "buy", "rent", "make", "recruit"],
  prompt: ["done", "pass", "act", "sail", "scrap", "boost"],
  tools: (view, seat, lang) => {
    const lacks = Object.values(view.players[seat].finishes).some((spaces) => Object.keys(spaces).length > 0);
    if (!lacks && view.launch?.seat !== seat) return [];
    return [{ name: "launch", label: texts(lang).planner, icon: wheel, open: desk.open === "launch", turn: () => turn("launch") }];
  },
  progress: (view, lang) => {
    const t = texts(lang);
    return [{ text: t.lap(view.lap, view.laps, view.ending), now: Math.min(view.lap, view.laps), of: view.laps }, { text: t.step(view.phase) }];
  },
  counts: (view, seat, lang) => {
    const t = texts(lang);
    const player = view.players[seat];
    return [
      { icon: { piece: coin(0, 0, 9) }, label: t.guilders, about: "symbol-guilder", value: player.guilders },
      { icon: dock, label: t.fleet, about: "symbol-fleet", value: player.fleet.length },
      { icon: spanner, label: t.staff, about: "employee", value: player.employees.length },
      { icon: canal, label: t.canals, about: "canal", value: player.canals.length },
      { icon: train, label: t.trains, about: "train", value: player.trains.length },
    ];
  },
  kept: (view, seat, lang) =>
    view.players[seat].contracts.filter((each) => each.held).map((each) => ({ text: texts(lang).contracts[each.name] ?? each.name, points: each.points })),
  trophy: (view, seat) =>
    view.players[seat].fleet.slice(0, 2).map((ship, n) => at(40, 108 - n * 56, ship.tiles.slice(0, 7).map((tile, i) => at(i * 79, 0, shipTile(tile))).join(""))).join(""),
} satisfies BoardModule<View>;
