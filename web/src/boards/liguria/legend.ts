/** Liguria in pictures. */
import scales from "icon:scales";
import { anyCube, card, cube, island, KINDS, prestige, ship, SIGNS, tile, town, type Kind, type TileFace } from "../../pieces/liguria.ts";
import { disc, pawn } from "../../pieces/seats.ts";
import { at, scaled, use } from "../../pieces/svg.ts";
import { coin } from "../../pieces/tokens.ts";
import type { Drawn } from "../board.ts";
import { boxed, row, sign, type Legend } from "../legend.ts";
import { texts } from "./texts.ts";
import { PAINTS } from "./tiles.ts";

/** Both sides of what can be turned. */
const FACES: Record<Kind, TileFace[]> = {
  wheel: [{ count: 1 }, { count: 2, better: true, prestige: 1 }],
  merchant: [{ count: 1 }, { count: 2, better: true, prestige: 1 }],
  building: [{ count: 2 }, { count: 4, better: true }],
  monk: [{ count: 1 }, { count: 2, better: true, prestige: 1 }],
  knight: [{ count: 2 }, { count: 1, anyCube: true }],
  diplomat: [{ count: 2 }],
  order: [{ cubes: ["red", "red", "blue", "yellow"], points: 9 }],
};

const laid = (kind: Kind, face = 0): Drawn => ({ markup: tile(kind, FACES[kind][face]), box: "-1 -1 46 56" });
const cubes = PAINTS.map((paint) => boxed(cube(paint, 24), 30));
const silver = (n?: number): Drawn => boxed(coin(0, -1, 15, n, true), 34);
const worth = (n: number): Drawn => boxed(prestige(n, 14), 32);
const envoy = boxed(disc(0, 0, 0, 12), 28);
/** Torn off below its wheels: the whole of it would be too small to read. */
const TEAR = Array.from({ length: 8 }, (_, i) => `L${76 - 9.5 * i - 4.75} 55L${76 - 9.5 * (i + 1)} 60`).join("");
const torn = (markup: string): string =>
  `<clipPath id="card-head"><path d="M-2-2H77L76 60${TEAR}L-2 60z"/></clipPath><g clip-path="url(#card-head)">${markup}</g><path d="M76 60${TEAR}" fill="none" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>`;
const shipCard = (value: number): Drawn => ({ markup: torn(card(value < 0 ? { value, wheels: 2, anchor: true, upgrades: 1, cubes: ["red"] } : { value, wheels: 1, turn: true, cubes: ["blue", "yellow"] }, "")), box: "-1 -1 78 62" });
const vessel: Drawn = { markup: ship(0), box: "-24 -34 48 56" };
const held: Drawn = { markup: island("red", 3) + at(34, -16, prestige(6, 17)), box: "-62 -36 124 78" };
const quay: Drawn = { markup: scaled(0.8, town(4, 110)), box: "-60 -66 120 82" };

export default {
  symbols: (lang) => {
    const t = texts(lang);
    return [
      ...(Object.keys(KINDS) as Kind[]).map((kind) => ({ about: `symbol-${kind}`, figures: FACES[kind].map((_, face) => laid(kind, face)) })),
      { about: "symbol-steps", figures: [sign(KINDS.wheel[0])] },
      { about: "symbol-anchor", figures: [sign(SIGNS.anchor)] },
      { about: "symbol-reverse", figures: [sign(SIGNS.reverse)] },
      { about: "symbol-up", figures: [sign(SIGNS.up)] },
      { about: "symbol-balance", figures: [sign(scales)] },
      { about: "supply", figures: [...PAINTS.map((paint, i) => ({ ...cubes[i], word: t.paints[paint] })), { ...boxed(anyCube(24), 30), word: t.anyCube }] },
      { about: "symbol-coin", figures: [silver()] },
      { about: "symbol-prestige", figures: [worth(6)] },
      { about: "symbol-envoy", figures: [envoy] },
    ];
  },
  pictures: {
    "2.last-first": row(...[0, 1, 2].map((seat): Drawn => ({ markup: pawn(seat), box: "-12 -27 24 29" })), silver(1)),
    "3a.gap-price": row(laid("order"), silver(1), laid("knight")),
    "3b.one-card": row(shipCard(2), shipCard(-3)),
    "3c.too-far": row(vessel, boxed(use(KINDS.wheel[0], 0, 0, 28, "#16242f"), 32), boxed(use(KINDS.wheel[0], 0, 0, 28, "#16242f"), 32)),
    "abroad.optional": row(held, quay),
    "scoring.islands": held,
    "scoring.harbour": row(laid("building"), laid("wheel", 1)),
    "scoring.plus-and-minus": row(laid("monk"), boxed(use(scales, 0, 0, 30, "#16242f"), 34)),
    "scoring.orders": laid("order"),
    "scoring.sets": row(...cubes),
    "scoring.diplomats": row(envoy, laid("merchant")),
  },
  parts: [["row", "row"], ["street", "street"], ["card", "card"], ["ring", "ring"], ["ship", "ship"], ["supply", "supply"]],
} satisfies Legend;
