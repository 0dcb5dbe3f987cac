/** Grog Island: five peninsulas, each with its good and its die; kinds of buildings; palms. */
import anchor from "icon:anchor";
import beer from "icon:beer-stein";
import ball from "icon:cannon-ball";
import coconuts from "icon:coconuts";
import coffin from "icon:coffin";
import sabres from "icon:crossed-sabres";
import crystal from "icon:crystal-ball";
import lemon from "icon:cut-lemon";
import fish from "icon:double-fish";
import patch from "icon:eyepatch";
import mermaid from "icon:mermaid";
import hat from "icon:pirate-hat";
import hook from "icon:pirate-hook";
import tavern from "icon:tavern-sign";
import map from "icon:treasure-map";
import voodoo from "icon:voodoo-doll";
import peg from "icon:wooden-pegleg";
import type { Icon } from "./sprite.ts";
import { polygon, r, rounded, scaled, use } from "./svg.ts";

export type Peninsula = "green" | "blue" | "orange" | "yellow" | "grey";
export const PENINSULAS: Peninsula[] = ["green", "blue", "orange", "yellow", "grey"];

/** The good of a peninsula: icon, what is legible on its colour, the land's lighter tint, the die's dark side. */
export const GOODS: Record<Peninsula, { icon: Icon; ink: string; land: string; dark: string }> = {
  green: { icon: coconuts, ink: "#ffffff", land: "#86bd74", dark: "#174424" },
  blue: { icon: fish, ink: "#0d2740", land: "#a3cbed", dark: "#205a8c" },
  orange: { icon: beer, ink: "#2d1203", land: "#f0b487", dark: "#8a3f0b" },
  yellow: { icon: lemon, ink: "#3b2d00", land: "#f8ea9f", dark: "#a88a12" },
  grey: { icon: map, ink: "#1b2329", land: "#d0d3d3", dark: "#6a7074" },
};

/** Icons of the building kinds. */
export const BUILDINGS: Record<string, Icon> = {
  figurehead: mermaid, "voodoo-doll": voodoo, "fortune-teller": crystal, anchor, cannonball: ball, coffin, "eye-patch": patch, sword: sabres, hat, hook,
  "peg-leg": peg, pub: tavern,
};

const FORMS: Record<Peninsula, (q: number) => string> = {
  green: (q) => `<circle r="${q}"/>`,
  blue: (q) => `<path d="${rounded(-q * 1.08, -q * 0.82, q * 2.16, q * 1.64, q * 0.78)}"/>`,
  orange: (q) => `<path d="${rounded(-q * 0.92, -q * 0.92, q * 1.84, q * 1.84, q * 0.25)}"/>`,
  yellow: (q) => `<path d="${polygon(4, q * 1.1)}"/>`,
  grey: (q) => `<path d="${polygon(6, q * 1.08, 30)}"/>`,
};

/** A good in its own silhouette, origin centre. */
export function good(kind: Peninsula, q = 12): string {
  const { icon, ink } = GOODS[kind];
  const form = FORMS[kind](q);
  return (
    `<g transform="translate(0 2)" fill="#0006">${form}</g>` +
    `<g fill="var(--pen-${kind})" stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round">${form}</g>` +
    use(icon, 0, 0, q * (kind === "yellow" ? 1.15 : 1.3), ink)
  );
}

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** A die, origin centre; from 36 px it wears the emblem of its good. */
export function die(kind: Peninsula, pips: number, size = 40): string {
  const h = size / 2;
  const ink = kind === "green" ? "#fff" : "#16242f";
  const emblem =
    size >= 36 && size < 60
      ? `<circle cx="${r(h - 1)}" cy="${r(h + 1.5)}" r="7.8" fill="#fffaf0" stroke="var(--ink)" stroke-width="1.2"/>` +
        use(GOODS[kind].icon, h - 1, h + 1.5, 11.5, "#16242f")
      : "";
  return (
    `<path d="${rounded(-h, -h + 4, size, size, size * 0.2)}" fill="${GOODS[kind].dark}" stroke="var(--ink)" stroke-width="1.5"/>` +
    `<path d="${rounded(-h, -h, size, size, size * 0.2)}" fill="var(--pen-${kind})" stroke="var(--ink)" stroke-width="1.5"/>` +
    `<path d="${rounded(-h + 3, -h + 3, size - 6, size - 6, size * 0.15)}" fill="none" stroke="#ffffff66" stroke-width="1.5"/>` +
    (PIPS[pips] ?? []).map(([a, b]) => `<circle cx="${r(a * size * 0.26)}" cy="${r(b * size * 0.26)}" r="${r(size * 0.085)}" fill="${ink}"/>`).join("") +
    emblem
  );
}

/** A palm, foot at the origin, about 36 high. */
export const palm = (k = 1): string =>
  scaled(
    k,
    `<path d="M0 0c-2-8-1-16 3-24" fill="none" stroke="#6e4a25" stroke-width="3.2" stroke-linecap="round"/>` +
      `<path d="M3-24c-7-7-15-5-18 1 6-2 11-2 18-1zM3-24c2-9 10-11 15-7-6 1-10 3-15 7zM3-24c7-2 14 3 14 9-4-5-8-7-14-9zM3-24c-5 2-9 8-7 14 2-6 4-10 7-14zM3-24c0-6-3-11-9-12 2 5 4 9 9 12z" fill="#2c6b3c" stroke="var(--ink)" stroke-width="1" stroke-linejoin="round"/>`,
  );
