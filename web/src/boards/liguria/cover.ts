/** How Liguria shows itself outside its table. */
import house from "icon:family-house";
import { wave } from "../../pieces/harbour.ts";
import { cube, ship, town } from "../../pieces/liguria.ts";
import { at, scaled } from "../../pieces/svg.ts";
import type { Cover } from "../covers.ts";
import "./colours.css";

const poster = (): string =>
  `<defs><linearGradient id="p-day" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7cc0e0"/><stop offset="1" stop-color="#d7ecef"/></linearGradient></defs>` +
  `<rect width="300" height="200" fill="url(#p-day)"/><circle cx="56" cy="44" r="20" fill="#fff3c4"/>` +
  `<path d="M110 118C150 60 190 40 240 44 270 48 300 60 310 80V130H110z" fill="#7fa35e" stroke="#16242f" stroke-width="1.6"/><path d="M170 90q20-24 50-26" stroke="#5e8244" stroke-width="2" fill="none"/>` +
  at(212, 122, scaled(1.12, town(4, 150))) +
  wave(300, 130, 5, 60, 0, "#3f8fb8") + wave(300, 158, 7, 80, 30, "#2f7aa6") +
  at(70, 132, ship(0, 2.1)) + wave(300, 176, 7, 70, 10, "#24648c") +
  at(200, 178, cube("blue", 30)) + at(232, 182, cube("red", 30)) + at(264, 178, cube("yellow", 30));

export default { emblem: house, colour: "#a8482f", poster } satisfies Cover;
