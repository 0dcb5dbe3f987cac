/** How Grog Island shows itself outside its table. */
import hat from "icon:pirate-hat";
import { die, palm } from "../../pieces/grog.ts";
import { wave } from "../../pieces/harbour.ts";
import { crew } from "../../pieces/seats.ts";
import { at } from "../../pieces/svg.ts";
import type { Cover } from "../covers.ts";
import "./colours.css";

const poster = (): string =>
  `<defs><linearGradient id="p-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f08a4b"/><stop offset=".7" stop-color="#fbd38a"/></linearGradient></defs>` +
  `<rect width="300" height="200" fill="url(#p-dusk)"/><circle cx="214" cy="92" r="44" fill="#fff0c4" opacity=".9"/>` +
  `<path d="M20 138L92 44q8-9 17 0l18 22 12-8 20 30 40 50z" fill="#7a4a6b" stroke="#16242f" stroke-width="2" stroke-linejoin="round"/>` +
  `<path d="M92 44q8-9 17 0l18 22-12 6-8-8-10 10-10-12z" fill="#e86a3a"/><path d="M100 40c-8-14 8-16 2-30 16 6 12 20 6 30z" fill="#f7e7d2" opacity=".85"/>` +
  wave(300, 136, 6, 70, 0, "#3fb0ad") +
  `<path d="M-10 200c10-44 70-56 120-48 40 6 60 30 62 48z" fill="#f2dfae" stroke="#16242f" stroke-width="2"/><path d="M-10 188c30-30 70-30 110-22 20 4 32 12 38 22z" fill="#5aa05a"/>` +
  at(36, 172, palm(2.3)) + at(86, 170, palm(1.7)) + at(124, 188, crew(0, 1.5)) + at(150, 192, crew(2, 1.2)) +
  wave(300, 188, 7, 80, 20, "#2a8f92") +
  at(226, 150, `<g transform="rotate(-9)">${die("yellow", 5, 62)}</g>`) + at(268, 172, `<g transform="rotate(12)">${die("blue", 3, 35)}</g>`);

export default { emblem: hat, colour: "#b5521a", poster } satisfies Cover;
