import scales from "icon:scales";
import wheel from "icon:ship-wheel";
import sack from "icon:swap-bag";
import { cube, ship, town } from "../../pieces/liguria.ts";
import { pawn } from "../../pieces/seats.ts";
import { at } from "../../pieces/svg.ts";
import { coin } from "../../pieces/tokens.ts";
import type { BoardModule } from "../board.ts";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { chips, glance, mark, parts } from "./frame.ts";
import { texts } from "./texts.ts";
import { PAINTS, signed } from "./tiles.ts";
import type { View } from "./view.ts";

export default {
  Board,
  Dock,
  chips,
  mark,
  parts,
  glance,
  upright: [346, 0],
  prompt: ["done", "ship"],
  token: (seat) => at(0, 10, pawn(seat, 1)),
  takes: ["take", "card", "load"],
  trophy: (view, seat) => {
    const cubes = view.players[seat].screen?.cubes ?? [];
    const load = (["red", "blue", "yellow"] as const).flatMap((paint, i) => Array<string>(Math.min(4, cubes[i] ?? 0)).fill(cube(paint, 26)));
    return at(470, 146, `<g transform="scale(1.5)">${town(seat + 3, 150)}</g>`) + at(180, 118, ship(seat, 2.2)) + load.map((markup, i) => at(270 + i * 17, 150 - (i % 2) * 15, markup)).join("");
  },
  kept: (view, seat, lang) => {
    const t = texts(lang);
    const colours = (cubes: number[]) => PAINTS.flatMap((paint, i) => (cubes[i] ? [`${cubes[i]} ${t.paints[paint]}`] : [])).join(", ");
    return (view.players[seat].screen?.orders ?? []).map((order) => ({ text: `${t.kinds.order}: ${colours(order.cubes ?? [])}`, points: order.filled ? (order.prestige ?? 0) : 0 }));
  },
  progress: (view, lang) => {
    const t = texts(lang);
    const round = Math.max(view.round, 1);
    return [{ text: t.round(round, view.rounds), now: round, of: view.rounds }, { text: t.phases[view.phase] ?? "" }];
  },
  counts: (view, seat, lang) => {
    const t = texts(lang);
    const player = view.players[seat];
    return [
      { icon: { piece: coin(0, -0.6, 8.2, undefined, true) }, label: t.coins, about: "symbol-coin", value: player.coins },
      { icon: wheel, label: t.wheels, about: "symbol-wheel", value: player.wheels },
      { icon: sack, label: t.merchants, about: "symbol-merchant", value: player.sacks },
      { icon: scales, label: t.balance, about: "symbol-balance", value: signed(player.plus_and_minus) },
      { icon: { piece: cube("blue", 16) }, label: t.aboard, about: "hold", value: player.hold.reduce((sum, count) => sum + count, 0) },
    ];
  },
} satisfies BoardModule<View>;
