/** Grog Island in pictures. */
import arrow from "icon:k-arrow";
import barrel from "icon:barrel";
import sailboat from "icon:shooner-sailboat";
import { BUILDINGS, die, good, PENINSULAS } from "../../pieces/grog.ts";
import { crew, flag } from "../../pieces/seats.ts";
import { at, rounded, use } from "../../pieces/svg.ts";
import { coin, lock, seal } from "../../pieces/tokens.ts";
import type { Drawn } from "../board.ts";
import { boxed, row, sign, type Legend } from "../legend.ts";
import { texts } from "./texts.ts";
import { building, cloud, house, ICONS, lowShip } from "./things.ts";

const PIPS = [4, 3, 1, 5, 2];
/** What pays coins, as many as it pays for a good. */
const COINS: Record<string, number> = { "copper-ship": 2, "silver-ship": 3, "gold-ship": 4 };

const dice = (...pips: number[]): Drawn => row(...pips.map((n, i) => boxed(die(PENINSULAS[i], n, 36), 46, 52)));
const kind = (name: string): Drawn =>
  boxed(`<path d="${rounded(-17, -17, 34, 34, 5)}" fill="#fffaf0" stroke="var(--ink)" stroke-width="1.4"/>` + use(BUILDINGS[name], 0, 0, 26, "#16242f"), 37);
const claimed = (state: string, coins: number): Drawn =>
  boxed(building({ peninsula: "orange", kind: "hat", state, seat: 0, coins }, 70, 32, false) + (state === "crew" ? at(17, 14, crew(0, 0.9)) : ""), 74, 42);
const seen = (name: string) => ({ ship: name, place: "green", ghost: name === "ghost", marker: -1, coins: COINS[name] ?? 0, limit: 0, cards: 0, own_tiles: 0 });
const vessel = (name: string): Drawn => boxed(lowShip(seen(name), ""), 76, 40);
const coins = (n?: number): Drawn => boxed(coin(0, -1, 15, n), 34);
const points = (n?: number): Drawn => boxed(seal(0, 0, 16, n), 34);
const closed = boxed(lock(1.1), 28, 36);
const own: Drawn = { markup: crew(0), box: "-10 -31 20 34" };
const inked = (icon: (typeof ICONS)["goals"]): Drawn => boxed(use(icon, 0, 0, 30, "#16242f"), 34);
const tile = boxed(good("green", 13), 32);
const goods = row(...PENINSULAS.slice(0, 3).map((land) => boxed(good(land, 13), 32)));

export default {
  symbols: (lang) => {
    const t = texts(lang);
    const words = Object.values(t.goods);
    return [
      { about: "die", figures: [dice(...PIPS)] },
      { about: "symbol-claim", figures: [sign(house)] },
      { about: "symbol-point", figures: [points(1)] },
      { about: "symbol-lock", figures: [closed] },
      { about: "seat", figures: [{ markup: flag(0), box: "0 0 30 20.4" }] },
      { about: "building", figures: Object.keys(BUILDINGS).map((name) => ({ ...kind(name), word: t.kinds[name] })) },
      { about: "good", figures: PENINSULAS.map((land, i) => ({ ...boxed(good(land, 14), 34), word: words[i] })) },
      { about: "cloud", figures: ["goal", "point", "parrot", "empty", "black"].map((name) => ({ ...boxed(cloud(name, "", true), 92, 48), word: t.clouds[name] })) },
      { about: "ship", figures: Object.keys(t.ships).map((name) => ({ ...vessel(name), word: t.ships[name] })) },
      { about: "symbol-visit", figures: [sign(sailboat), row(tile, inked(arrow), coins(4)), row(tile, tile, tile, tile, inked(arrow), inked(house))] },
      { about: "symbol-ghost", figures: [vessel("ghost")] },
      { about: "goal", figures: [sign(ICONS.goals)] },
      { about: "chest", figures: [sign(ICONS.chests)] },
      { about: "parrot", figures: [sign(ICONS.parrots)] },
      { about: "own", figures: [sign(barrel)] },
      { about: "symbol-crew", figures: [own] },
      { about: "symbol-coin", figures: [coins()] },
    ];
  },
  pictures: {
    "round.roll": dice(...PIPS),
    "opening.sum": row(dice(5, 3), coins(8)),
    "raising.rearrange": row(dice(6, 5), coins(11)),
    "passing.goods": row(goods, inked(sailboat)),
    "claiming.places": claimed("crew", 0),
    "round-end.ships-move": row(vessel("gold-ship"), vessel("chest-ship")),
    "end.goal-building": row(kind("sword"), kind("anchor"), kind("figurehead"), kind("pub")),
    "end.goal-majority": row(own, own, own),
    "end.goal-goods": row(goods, inked(ICONS.parrots)),
    "rewards.points": row(points(1), points(1)),
    "end.chests": row(inked(ICONS.chests), coins(5)),
  },
  parts: [["die", "die"], ["cloud", "cloud"], ["building", "building"], ["ship", "ship"], ["goals", "goals"]],
} satisfies Legend;
