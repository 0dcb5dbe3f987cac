/** What the frame shows of Liguria: chips of the prompt, pieces in the log, parts of the dock. */
import scales from "icon:scales";
import wheel from "icon:ship-wheel";
import sack from "icon:swap-bag";
import { cube, KINDS, prestige, SIGNS, type Kind, type Paint } from "../../pieces/liguria.ts";
import { rounded, use } from "../../pieces/svg.ts";
import { coin } from "../../pieces/tokens.ts";
import type { BoardModule, Chip, Count, Drawn } from "../board.ts";
import { texts } from "./texts.ts";
import { PAINTS, signed } from "./tiles.ts";
import type { View } from "./view.ts";

type Module = BoardModule<View>;
const square = (markup: string): Drawn => ({ markup, box: "-16 -16 32 32" });

export const chips: Module["chips"] = ({ kind, figures, answer, view, seat, lang }) => {
  const t = texts(lang);
  const price = answer?.figures.price as number | undefined;
  const coins: Chip = { icon: { piece: coin(0, -0.6, 8.2, undefined, true) }, label: t.coins, about: "symbol-coin", has: view.players[seat].coins };
  if (kind === "place-merchant") return [{ ...coins, brings: answer?.figures.coins as number | undefined }];
  if (kind === "take-tiles") return [{ ...coins, takes: price }];
  if (kind === "visit-harbour") {
    const pays = answer?.action.startsWith("envoy") ? Number(figures.price) : undefined;
    return [{ icon: sack, label: t.toLoad, about: "symbol-merchant", has: Number(figures.sacks) }, { icon: SIGNS.scroll, label: t.scrolls, about: "symbol-diplomat", has: Number(figures.have), takes: pays }];
  }
  if (kind === "land-knights") return [{ icon: SIGNS.sword, label: t.knights, about: "symbol-knight", has: Number(figures.have) }];
  if (typeof figures.steps === "number") return [{ icon: wheel, label: t.wheels, about: "symbol-wheel", has: figures.steps, takes: Number(answer?.action.split(" ").at(-1)) || undefined }];
  return [];
};

/** The kind of a tile by its name in the catalogue: "large-building", "knight-2", "order red blue". */
const kindOf = (name: string): Kind | undefined => (Object.keys(KINDS) as Kind[]).find((kind) => name.includes(kind));

export const mark: Module["mark"] = (verb, word) => {
  if (PAINTS.includes(word as Paint)) return square(cube(word as Paint, 26));
  const kind = ["lay", "land", "pay", "upgrade"].includes(verb) ? kindOf(word) : undefined;
  if (kind) return square(`<path d="${rounded(-14, -14, 28, 28, 6)}" fill="${KINDS[kind][1]}" stroke="var(--ink)" stroke-width="1.4"/>` + use(KINDS[kind][0], 0, 0, 21, KINDS[kind][2]));
  if (verb === "marker") return square(prestige(Number(word), 14));
  if (verb === "sail" || verb === "anchor") return square(use(verb === "sail" ? wheel : SIGNS.anchor, 0, 0, 26, "currentColor"));
  if (verb === "envoy") return square(use(SIGNS.scroll, 0, 0, 26, "currentColor"));
  return null;
};

export const parts: Module["parts"] = (view, owner, lang) => {
  const t = texts(lang);
  const player = view.players[owner];
  return [t.harbours[player.harbour], `${t.yourShip(false)} ${player.hold.reduce((sum, count) => sum + count, 0)}/${player.hold_size}`, t.screenTab, "+ / −"];
};

export const glance: Module["glance"] = (view, owner, lang) => {
  const t = texts(lang);
  const { rows, hold, coins, wheels, sacks, screen, plus_and_minus } = view.players[owner];
  const held: Record<string, [Kind, number?]> = { wheels: ["wheel", wheels], merchants: ["merchant", sacks], buildings: ["building"], monks: ["monk"] };
  const counted = (kind: Kind, label: string, value: number): Count => ({ icon: KINDS[kind][0], label, about: `symbol-${kind}`, value });
  return [
    rows.map(({ name, tiles }) => counted(held[name][0], t.rows[name], held[name][1] ?? tiles.length)),
    [...PAINTS.map((paint, i): Count => ({ icon: { piece: cube(paint, 16) }, label: t.paints[paint], about: "hold", value: hold[i] })), { icon: { piece: coin(0, -0.6, 8.2, undefined, true) }, label: t.coins, about: "symbol-coin", value: coins }],
    screen ? [counted("order", t.orders, screen.orders.length), counted("knight", t.knights, screen.knights.length), counted("diplomat", t.scrolls, screen.diplomats.length)] : [],
    [{ icon: scales, label: t.balance, about: "symbol-balance", value: signed(plus_and_minus) }],
  ];
};
