import barrel from "icon:barrel";
import bullseye from "icon:bullseye";
import chest from "icon:locked-chest";
import parrot from "icon:parrot-head";
import { palm } from "../../pieces/grog.ts";
import { crew } from "../../pieces/seats.ts";
import { at } from "../../pieces/svg.ts";
import { coin } from "../../pieces/tokens.ts";
import type { BoardModule } from "../board.ts";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { chips, mark, parts } from "./frame.ts";
import { title } from "./goals.ts";
import { texts } from "./texts.ts";
import type { View } from "./view.ts";

export default {
  Board,
  Dock,
  chips,
  mark,
  parts,
  upright: [222, 0],
  prompt: ["pay", "renounce", "decline", "done", "chest", "pass"],
  takes: ["take"],
  token: (seat) => at(0, 12, crew(seat, 0.8)),
  trophy: (view, seat) => {
    const ashore = view.buildings.filter((site) => site.seat === seat).length;
    const sand = `<path d="M20 160Q120 118 320 120T620 160z" fill="#f2dfae" stroke="var(--ink)" stroke-width="2"/>`;
    const men = Array.from({ length: ashore }, (_, i) => at(320 + (i - (ashore - 1) / 2) * 46, 142 - (i % 2) * 8, crew(seat, 2.2)));
    return sand + at(96, 148, palm(2.6)) + at(560, 148, palm(2.2)) + men.join("");
  },
  progress: (view, lang) => {
    const t = texts(lang);
    const left = Math.min(...view.players.map((player) => player.crew));
    const ends = view.without_crew * 2 >= view.without_crew_end ? t.idleShort(view.without_crew, view.without_crew_end) : t.ends(left);
    return [{ text: t.round(Math.max(view.round, 1)) }, { text: view.last_round ? t.last : ends }];
  },
  kept: (view, seat, lang) => view.players[seat].hand.map((goal) => ({ text: title(goal.goal, view, texts(lang)), points: goal.points })),
  ending: (view, lang) => ({ text: texts(lang).ended[view.ended_by] ?? "", clause: view.ended_by }),
  counts: (view, seat, lang) => {
    const t = texts(lang);
    const player = view.players[seat];
    return [
      { icon: { piece: coin(0, -0.6, 8.2) }, label: t.coins, about: "symbol-coin", value: player.coins },
      { icon: { piece: `<g transform="translate(0 10)">${crew(seat, 0.64)}</g>` }, label: t.crew, about: "symbol-crew", value: player.crew },
      { icon: barrel, label: t.goodsOwned, about: "own", value: Object.values(player.goods).reduce((total, count) => total + count, 0) },
      { icon: chest, label: t.chests, about: "chest", value: player.chests },
      { icon: parrot, label: t.parrots, about: "parrot", value: player.parrots },
      { icon: bullseye, label: t.goals, about: "goal", value: player.goals },
    ];
  },
} satisfies BoardModule<View>;
