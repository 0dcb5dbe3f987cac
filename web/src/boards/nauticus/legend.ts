/** Nauticus in pictures. */
import anchor from "icon:anchor";
import crown from "icon:queen-crown";
import store from "icon:warehouse";
import { extraTile, passTile, ship, worker } from "../../pieces/nauticus.ts";
import { rounded, use } from "../../pieces/svg.ts";
import { coin, seal } from "../../pieces/tokens.ts";
import type { Drawn } from "../board.ts";
import { boxed, row, sign, type Legend } from "../legend.ts";
import { drawn, GOODS, HULLS, reward } from "./pieces.ts";
import { texts } from "./texts.ts";
import { anchorTile, bonus, dialField, FAMILIES, TILE_ICONS } from "./wheel.ts";

const REWARDS = ["crown-mast", "crown-sail", "points", "taler", "workers", "goods"];
const CHOICES = ["mast", "sail", "worker-good"];

/** An action tile by itself; on the wheel it has the form of its wedge. */
const tile = (name: string): Drawn =>
  boxed(`<path d="${rounded(-20, -20, 40, 40, 6)}" fill="${name in FAMILIES ? "#bcdcec" : "#fdf3d8"}" stroke="var(--ink)" stroke-width="1.6"/>` + use(TILE_ICONS[name], 0, 0, 29, "#16242f"), 43);
const taler = (price?: number): Drawn => boxed(coin(0, -1, 15, price), 34);
const seals = (points?: number): Drawn => boxed(seal(0, 0, 16, points), 34);
const own: Drawn = boxed(worker(1.1), 26, 34);
const blue = (count: number): Drawn => boxed(dialField(count), count > 1 ? 38 : 26, 36);
const passes = row(...[3, 2, 1].map((cost) => boxed(passTile(cost), 36, 40)));
const small: Drawn = { markup: ship({ hulls: ["bow", "stern"], masts: ["whale", "whale"], sails: ["whale", "crown"] }), box: "-14 -96 158 136" };

export default {
  symbols: (lang) => {
    const t = texts(lang);
    return [
      ...Object.keys(TILE_ICONS).map((name) => ({ about: `tile-${name}`, figures: [tile(name)] })),
      { about: "symbol-blue-worker", figures: [blue(3)] },
      { about: "symbol-anchor", figures: [sign(anchor), boxed(anchorTile(), 46)] },
      { about: "symbol-any", figures: CHOICES.map((name) => boxed(bonus(name, 1), 44, 36)) },
      { about: "symbol-point", figures: [seals(2)] },
      ...HULLS.map((name) => ({ about: `stock-${name}`, figures: [drawn(name)] })),
      ...(["mast", "sail"] as const).map((part) => ({ about: `symbol-${part}`, figures: FAMILIES[`${part}s`].map(drawn) })),
      ...["crown-mast", "crown-sail"].map((name) => ({ about: `stock-${name}`, figures: [drawn(name)] })),
      { about: "symbol-goods", figures: GOODS.map((name) => ({ ...drawn(name), word: t.pieces[name] })) },
      { about: "reward", figures: REWARDS.map(reward) },
      { about: "workers", figures: [own] },
      { about: "symbol-taler", figures: [taler()] },
      { about: "symbol-crown", figures: [sign(crown)] },
      { about: "passes", figures: [boxed(passTile(3), 36, 40), boxed(passTile(null), 36, 40)] },
      { about: "extra", figures: [boxed(extraTile(), 30, 32)] },
      { about: "warehouse", figures: [sign(store)] },
    ];
  },
  pictures: {
    "round.starter-chooses": row(tile("hulls"), tile("money"), tile("sails")),
    "1.chooser-only": row(boxed(bonus("4-taler", 1), 36), boxed(bonus("3-workers", 1), 52, 36)),
    "2.blue-first": row(blue(3), own),
    "3.1.duplicate-costs-4": row(drawn("bow"), taler(2), drawn("bow"), taler(4)),
    "golden.free-to-warehouse": row(drawn("fish"), taler(0), boxed(use(store, 0, 0, 30, "#16242f"), 34)),
    "3.3.flip": row(boxed(passTile(3), 36, 40), boxed(passTile(null), 36, 40)),
    "round.seven-phases": boxed(anchorTile(), 46),
    "end.ships": small,
    "end.goods": row(drawn("fish"), drawn("fish"), drawn("grain")),
    "3.2.2.4.limit-15": row(boxed(use(crown, 0, 0, 30, "#16242f"), 34), own),
    "4.one-per-mast": row(...["crown-mast", "crown-sail", "taler"].map(reward)),
    "6.pass-loss": passes,
    "end.rest": row(taler(), taler(), taler(), seals(1)),
  },
  parts: [["tile", "tile"], ["stock bow", "stock"], ["stock whale-mast", "symbol-mast"], ["stock whale-sail", "symbol-sail"], ["stock fish", "symbol-goods"]],
} satisfies Legend;
