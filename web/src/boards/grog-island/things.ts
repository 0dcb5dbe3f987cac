/** What lies on the island and in its water: clouds, building cards, ships, decks. Origin centre unless said otherwise. */
import bullseye from "icon:bullseye";
import swap from "icon:card-exchange";
import house from "icon:house";
import arrow from "icon:k-arrow";
import chest from "icon:locked-chest";
import ghost from "icon:ghost";
import parrot from "icon:parrot-head";
import { BUILDINGS, good, type Peninsula } from "../../pieces/grog.ts";
import type { Icon } from "../../pieces/sprite.ts";
import { at, rounded, text, use } from "../../pieces/svg.ts";
import { coin, lock, seal } from "../../pieces/tokens.ts";
import type { BuildingView, ShipView } from "./view.ts";

export const ICONS: Record<"chests" | "parrots" | "goals", Icon> = { chests: chest, parrots: parrot, goals: bullseye };
export { house };

const CLOUD = "M-36 15c-10 0-14-15-3-19 0-12 16-17 24-9 6-11 26-10 29 2 12-4 24 5 20 15 6 5 2 11-5 11z";

export function cloud(kind: string, word: string, compact: boolean): string {
  const black = kind === "black";
  const signs: Record<string, () => string> = {
    point: () => seal(-2, 1, compact ? 16.6 : 12.5, 1),
    goal: () => use(swap, -2, 1, compact ? 30 : 24, "#16242f"),
    parrot: () => use(parrot, -2, 1, compact ? 30 : 24, "#16242f"),
    empty: () => (compact ? "" : text(-2, 7, word, 14, { weight: 600, colour: "#4a5a68" })),
    black: () => (compact ? coin(-2, 1, 12) + `<path d="M-15 12L11-10" stroke="#f49a8c" stroke-width="4" stroke-linecap="round"/>` : text(-2, 7, word, 14, { weight: 600, colour: "#fdf6e6" })),
  };
  return (
    `<path transform="translate(0 2.5)" d="${CLOUD}" fill="#0005"/>` +
    `<path d="${CLOUD}" fill="${black ? "#2c3840" : "#ffffff"}" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"/>` +
    (signs[kind]?.() ?? "")
  );
}

/** A building: its kind at the left, at the right what its claim pays, who has it, or the lock. */
export function building(site: BuildingView, w: number, h: number, barren: boolean): string {
  const d = rounded(-w / 2, -h / 2, w, h, 5);
  const taken = site.state !== "free";
  const x = w / 2 - (w < 46 ? 11 : w < 60 ? 14 : 20);
  const k = Math.min(1, h / 27);
  const right: Record<string, () => string> = {
    free: () => (barren ? text(x, 5, "–", 15, { weight: 700, colour: "#4a5a68" }) : coin(x, 1.5, 9.6, site.coins)),
    crew: () => "",
    ghost: () => use(ghost, x, 2, 21 * k, "#5d6b76"),
    lock: () => at(x, 0, lock(k * 0.86)),
  };
  return (
    `<path d="${d}" transform="translate(0 2.2)" fill="#0005"/><path d="${d}" fill="${taken ? "#efe2c4" : "#fffaf0"}" stroke="var(--ink)" stroke-width="1.4"/>` +
    `<path d="M${-w / 2 + 1.5} ${-h / 2 + 4.6}h${w - 3}" stroke="var(--pen-${site.peninsula})" stroke-width="4"/>` +
    use(BUILDINGS[site.kind], -w / 2 + (w < 46 ? 9.5 : w < 60 ? 14 : 22), 2, Math.min(w < 46 ? 15 : 20, h - 7), "#16242f") +
    right[site.state]()
  );
}

/** What a ship gives for a tile. */
function brings(ship: ShipView, x: number, y: number, size: number): string {
  if (ship.coins) return coin(x, y, size * 0.46, ship.coins);
  const icon = { "chest-ship": chest, "parrot-ship": parrot, "goal-ship": bullseye }[ship.ship];
  return icon ? use(icon, x, y, size, "#16242f") : "";
}

interface Words {
  /** How much it takes, "max 3". */
  limit: string;
  /** Where it is when no peninsula is near. */
  sea: string;
  ghost: string;
  claim: number;
}

/** A trading ship, origin at the top of its mast, 94 × 76. The sail shows the main action, the hull the claim. */
export function ship(view: ShipView, words: Words): string {
  const sea = view.place === "sea";
  /** Whoever has been here has a marker at the right. */
  const middle = view.marker >= 0 ? -6 : 0;
  const land = view.place as Peninsula;
  const wood = view.ghost ? ["#7d8a92", "#4a565e"] : ["#8c5730", "#4d2d14"];
  const hull = "M-47 42h94l-8 22q-3 8-11 8h-56q-9 0-12-8z";
  const sail = sea
    ? brings(view, 0, 15, 21) + text(0, 36, words.sea, 12, { plain: true, weight: 650, colour: "#3d4a55" })
    : at(-20, 15, good(land, 8.5)) + use(arrow, -1, 15, 12, "#16242f") + brings(view, 19, 15, 21) + text(middle, 36, words.limit, 12, { plain: true, weight: 650, colour: "#3d4a55" });
  const deck = sea
    ? ""
    : text(-30, 64.5, words.claim, 15, { weight: 700, colour: "#fff6e0" }) + at(-17, 60, good(land, 7.5)) + use(arrow, 1, 60, 12, "#fff6e0") + use(house, 20, 59.5, 18, "#fff6e0");
  return (
    `<path d="M0 0v46" stroke="#5e3a1c" stroke-width="4"/>` +
    `<path d="M-34 3h68q8 18 2 38h-74q7-18 4-38z" fill="${view.ghost ? "#c6d0d4" : sea ? "#e3e6e2" : "#fffaf0"}" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="${hull}" transform="translate(0 3)" fill="${wood[1]}"/><path d="${hull}" fill="${wood[0]}" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M-44 48h88" stroke="${view.ghost ? "#aab6bc" : "#d4a26c"}" stroke-width="3"/>` +
    (view.ghost ? use(ghost, 0, 16, 24, "#16242f") + text(0, 36, words.ghost, 12, { plain: true, weight: 650, colour: "#2c3840" }) : sail + deck)
  );
}

/** The same without sails, 72 × 36, its origin in the middle: what it brings, and how much it takes. */
export function lowShip(view: ShipView, limit: string): string {
  const hull = "M-36-14h72l-7 24q-2 6-9 6h-40q-7 0-9-6z";
  return (
    `<path d="${hull}" transform="translate(0 2.4)" fill="${view.ghost ? "#4a565e" : "#4d2d14"}"/><path d="${hull}" fill="${view.ghost ? "#7d8a92" : "#8c5730"}" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="M-33-8h66" stroke="${view.ghost ? "#aab6bc" : "#d4a26c"}" stroke-width="2.4"/>` +
    (view.ghost ? use(ghost, 0, 4, 18, "#fff6e0") : `<circle cx="${limit ? -11 : 0}" cy="2" r="13" fill="#fffaf0" stroke="var(--ink)" stroke-width="1.2"/>` + brings(view, limit ? -11 : 0, 2, 20)) +
    (limit ? text(15, 7.5, limit, 14, { weight: 700, colour: "#fff6e0" }) : "")
  );
}

/** The same for a phone, 54 × 56: what it brings, and how much it takes. */
export function smallShip(view: ShipView, limit: string): string {
  const hull = "M-27 33h54l-6 14q-2 6-8 6h-26q-7 0-9-6z";
  return (
    `<path d="M0 0v36" stroke="#5e3a1c" stroke-width="3"/>` +
    `<path d="M-20 2h40q5 14 1 29h-43q4-14 2-29z" fill="${view.ghost ? "#c6d0d4" : view.place === "sea" ? "#e3e6e2" : "#fffaf0"}" stroke="var(--ink)" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="${hull}" transform="translate(0 2.4)" fill="#4d2d14"/><path d="${hull}" fill="${view.ghost ? "#7d8a92" : "#8c5730"}" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>` +
    (view.ghost ? use(ghost, 0, 16, 22, "#16242f") : brings(view, 0, 16, 23)) +
    text(0, 47.5, limit, 12.5, { plain: true, weight: 700, colour: "#fff6e0" })
  );
}

/** A stack of cards with its count, 38 × 48 at most. */
export const deck = (icon: Icon, count: number): string =>
  `<path d="${rounded(-17, -20, 34, 44, 5)}" fill="#0005"/><path d="${rounded(-17, -21, 34, 42, 5)}" fill="#b78a55" stroke="var(--ink)" stroke-width="1.2"/>` +
  `<path d="${rounded(-17, -24, 34, 42, 5)}" fill="#f3e3c1" stroke="var(--ink)" stroke-width="1.3"/>` +
  use(icon, 0, -9, 22, "#16242f") +
  text(0, 14, count, 14, { weight: 700, colour: "#16242f" });
