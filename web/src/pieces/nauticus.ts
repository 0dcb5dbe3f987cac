/** Nauticus: parts of ships in columns of 64, goods, workers, crests. */
import anchor from "icon:anchor";
import beans from "icon:coffee-beans";
import fish from "icon:double-fish";
import plus from "icon:k-plus";
import lighthouse from "icon:lighthouse";
import powder from "icon:powder";
import crown from "icon:queen-crown";
import wheel from "icon:ship-wheel";
import whale from "icon:sperm-whale";
import wheat from "icon:wheat";
import { defs, type Icon } from "./sprite.ts";
import { at, circle, polygon, rounded, scaled, text, use } from "./svg.ts";

export type Crest = "anchor" | "whale" | "wheel" | "lighthouse" | "crown";
export type Hull = "bow" | "middle" | "stern" | "single";
export type Good = "fish" | "grain" | "coffee" | "salt";

export const CRESTS: Record<Crest, Icon> = { anchor, whale, wheel, lighthouse, crown };

type Stop = [offset: number, colour: string];
const field = (id: string, stops: Stop[], down: boolean): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${down ? 0 : 1}" y2="${down ? 1 : 0}">` +
  stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join("") +
  `</linearGradient>`;
const stripes = (crest: string): Stop[] =>
  [0, 1, 2, 3, 4].flatMap((i): Stop[] => {
    const c = `var(--crest-${crest}-${i % 2 ? "b" : "a"})`;
    return [[i * 0.2, c], [(i + 1) * 0.2, c]];
  });
const halves = (crest: string): Stop[] => [
  [0, `var(--crest-${crest}-a)`], [0.5, `var(--crest-${crest}-a)`], [0.5, `var(--crest-${crest}-b)`], [1, `var(--crest-${crest}-b)`],
];
const edges = (crest: string): Stop[] => [
  [0, `var(--crest-${crest}-b)`], [0.16, `var(--crest-${crest}-b)`], [0.16, `var(--crest-${crest}-a)`],
  [0.84, `var(--crest-${crest}-a)`], [0.84, `var(--crest-${crest}-b)`], [1, `var(--crest-${crest}-b)`],
];

defs(
  "nauticus",
  field("cr-anchor", [[0, "var(--crest-anchor)"], [1, "var(--crest-anchor)"]], true) +
    field("cr-whale", halves("whale"), true) +
    field("cr-wheel", stripes("wheel"), false) +
    field("cr-lighthouse", stripes("light"), true) +
    field("cr-crown", edges("crown"), false) +
    `<linearGradient id="n-wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--wood-3)"/><stop offset=".45" stop-color="var(--wood)"/><stop offset="1" stop-color="var(--wood)"/></linearGradient>` +
    `<radialGradient id="n-dial" cx=".42" cy=".36" r=".8"><stop offset="0" stop-color="#d9aa72"/><stop offset=".6" stop-color="#b87b48"/><stop offset="1" stop-color="#8f5a30"/></radialGradient>` +
    `<radialGradient id="n-shade" cx=".5" cy=".5" r=".5"><stop offset=".86" stop-color="#0b1620" stop-opacity=".34"/><stop offset="1" stop-color="#0b1620" stop-opacity="0"/></radialGradient>` +
    `<pattern id="n-back" width="14" height="9" patternUnits="userSpaceOnUse"><rect width="14" height="9" fill="#2b5f78"/><path d="M0 6q3.5-4 7 0t7 0" fill="none" stroke="#5d93a8" stroke-width="1.2"/></pattern>`,
);

const OUTLINES: Record<Hull, string> = {
  bow: "M64 0H20C13 0 7-5 0-14 2 8 10 34 36 34H64z",
  middle: "M0 0H64V34H0z",
  stern: "M0 0H36V-13H61C63 6 60 34 40 34H0z",
  single: "M0-13C6-4 10 0 18 0H42V-12H63C65 6 60 34 42 34H24C8 34 2 8 0-13z",
};
/** Where the three planks begin and end. */
const PLANKS: Record<Hull, [from: number[], to: number[]]> = {
  bow: [[5, 9, 17], [64, 64, 64]],
  middle: [[0, 0, 0], [64, 64, 64]],
  stern: [[0, 0, 0], [60, 58, 53]],
  single: [[5, 9, 17], [61, 58, 52]],
};
const port = (x: number): string => `<path d="M${x} 14h8v6h-8z" fill="#3a2413"/>`;
const lights = (d: string): string => `<path d="${d}" fill="#ffe3a1" stroke="#3a2413" stroke-width=".8"/>`;
const FITTINGS: Record<Hull, string> = {
  middle: port(14) + port(42),
  bow: `<path d="M10-9-9-19" stroke="var(--wood-2)" stroke-width="3.2" stroke-linecap="round"/>` + port(40),
  stern: lights("M42-8h5v6h-5zM51-8h5v6h-5z") + port(14),
  single: lights("M48-7h5v5h-5zM55.5-7h4.5v5h-4.5z") + port(28),
};

/** What is still missing: dashed, nothing behind it. */
const ghost = (d: string): string =>
  `<path d="${d}" fill="#ffffff14" stroke="var(--text-2)" stroke-width="1.3" stroke-dasharray="4 3.5"/>`;

/** A part of a hull, 64 wide; the deck is at 0. */
export function hull(kind: Hull): string {
  const d = OUTLINES[kind];
  const [from, to] = PLANKS[kind];
  return (
    `<path d="${d}" transform="translate(0 3)" fill="var(--wood-2)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="url(#n-wood)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M${from[0]} 9H${to[0]}" stroke="var(--wood-2)" stroke-width="3.6"/>` +
    `<path d="M${from[1]} 18.5H${to[1]}M${from[2]} 27H${to[2]}" stroke="var(--wood-2)" stroke-width="1.1" opacity=".75"/>` +
    FITTINGS[kind]
  );
}
export const missingHull = (kind: Hull): string => ghost(OUTLINES[kind]);
export const hullPath = (kind: Hull): string => OUTLINES[kind];

/** Pole, yard and pennant, foot at 0. */
export const mast = (crest: Crest): string =>
  `<path d="M29 1V-80h6V1z" fill="var(--wood-3)" stroke="var(--ink)" stroke-width="1.4"/>` +
  `<path d="M9-66h46v4.5H9z" fill="var(--wood)" stroke="var(--ink)" stroke-width="1.3"/>` +
  `<path d="M35-92h24l-5 7 5 7H35z" fill="url(#cr-${crest})" stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round"/>` +
  `<path d="M35-94v14" stroke="var(--ink)" stroke-width="2.2"/><path d="M29-80h6v-12h-6z" fill="var(--wood-3)" stroke="var(--ink)" stroke-width="1.2"/>`;
export const missingMast = (): string => ghost("M29.5 0V-78h5V0z");

export const SAIL = "M7-62H57C59-46 63-28 57-11 40-4 24-4 7-11 1-28 5-46 7-62z";
const crestInk = (crest: Crest): string => (crest === "crown" ? "#8a5a06" : "#16242f");

/** Bellied square sail with the crest in a roundel; hangs from the yard of a mast. */
export const sail = (crest: Crest): string =>
  `<path d="${SAIL}" transform="translate(0 2.5)" fill="#0003"/>` +
  `<path d="${SAIL}" fill="url(#cr-${crest})" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"/>` +
  `<path d="M8-60q24 9 48 0" fill="none" stroke="#fff6" stroke-width="2"/>` +
  `<circle cx="32" cy="-36" r="14.5" fill="#fdf8ea" stroke="var(--ink)" stroke-width="1.3"/>` +
  use(CRESTS[crest], 32, -36, 20, crestInk(crest));
/** A sail still to come, with the crest it must show where that is settled. */
export const missingSail = (crest?: Crest): string =>
  ghost(SAIL) + (crest ? use(CRESTS[crest], 32, -36, 20, "var(--text-2)", 'opacity=".55"') : "");

const FORMS: Record<Good, (q: number) => string> = {
  fish: (q) => circle(0, 0, q),
  grain: (q) => polygon(6, q * 1.08),
  coffee: (q) => rounded(-q * 0.92, -q * 0.92, q * 1.84, q * 1.84, q * 0.2),
  salt: (q) => polygon(4, q * 1.22),
};
const EMBLEMS: Record<Good, [icon: Icon, ink: string]> = {
  fish: [fish, "#12303f"], grain: [wheat, "#4a2f06"], coffee: [beans, "#f6e6cf"], salt: [powder, "#3d4a54"],
};

/** A good in its own silhouette, origin centre. */
export function good(kind: Good, q = 13): string {
  const [icon, ink] = EMBLEMS[kind];
  const d = FORMS[kind](q);
  return (
    `<path d="${d}" transform="translate(0 2.2)" fill="#0006"/>` +
    `<path d="${d}" fill="var(--good-${kind})" stroke="var(--ink)" stroke-width="1.4" stroke-linejoin="round"/>` +
    use(icon, 0, 0, q * (kind === "salt" ? 1.15 : 1.35), ink)
  );
}
export const goodPath = (kind: Good, q = 13): string => FORMS[kind](q);
export const missingGood = (q = 12): string =>
  `<circle r="${q}" fill="#ffffff10" stroke="var(--text-2)" stroke-width="1.2" stroke-dasharray="3 3"/>`;

/** Head, cap and body, about 20 × 26, origin centre. */
export function worker(k = 1, blue = false): string {
  const [coat, cap] = blue ? ["var(--worker-blue)", "var(--worker-blue-d)"] : ["var(--worker)", "var(--worker-d)"];
  return scaled(
    k,
    `<path d="M-9 12c0-9 3-13 9-13s9 4 9 13z" fill="${coat}" stroke="var(--ink)" stroke-width="1.4" stroke-linejoin="round"/>` +
      `<path d="M-2.4 -.5h4.8l-.6 12.5h-3.6z" fill="${cap}" opacity=".55"/>` +
      `<circle cy="-5.6" r="5.4" fill="#f6dfc0" stroke="var(--ink)" stroke-width="1.4"/>` +
      `<path d="M-6.4 -6.6c0-5 2.4-6.8 6.4-6.8s6.4 1.8 6.4 6.8c-3.6-1.4-9.2-1.4-12.8 0z" fill="${cap}" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"/>`,
  );
}

const card = (w: number, h: number, fill: string): string =>
  `<path d="${rounded(-w / 2, 2 - h / 2, w, h, 6)}" fill="#0006"/><path d="${rounded(-w / 2, -h / 2, w, h, 6)}" fill="${fill}" stroke="var(--ink)" stroke-width="1.4"/>`;

/** A pass tile with the points it costs; flipped (null) it shows a crown. About 34 × 36, origin centre. */
export const passTile = (cost: number | null): string =>
  cost === null ? card(34, 36, "#ffe9ae") + use(crown, 0, 0, 20, "#16242f") : card(34, 36, "#f6ddd5") + text(0, 6.4, `−${cost}`, 18, { weight: 700, colour: "#8e1f14" });

/** The tile of the extra action, about 26 square, origin centre. */
export const extraTile = (): string => card(26, 26, "#ffe9ae") + use(plus, 0, 0, 16, "#16242f");

/** Small drawings for the wheel, about 26 square, origin centre. */
export const smallHull = (kind: Hull): string => `<g transform="scale(.4) translate(-32 -11)">${hull(kind)}</g>`;
export const smallMast = (crest?: Crest): string =>
  `<path d="M-8 14V-13" stroke="var(--ink)" stroke-width="5"/><path d="M-8 13V-13" stroke="var(--wood-3)" stroke-width="2.6"/>` +
  `<path d="M-6-12h19l-4.5 6.5L13 1H-6z" fill="${crest ? `url(#cr-${crest})` : "#fdf8ea"}" stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round"/>` +
  `<path d="M-13 4h10" stroke="var(--ink)" stroke-width="2.6"/>`;
export const smallSail = (crest?: Crest): string =>
  `<g transform="scale(.44) translate(-32 36)"><path d="${SAIL}" fill="${crest ? `url(#cr-${crest})` : "#fdf8ea"}" stroke="var(--ink)" stroke-width="3"/>` +
  (crest
    ? `<circle cx="32" cy="-36" r="17" fill="#fdf8ea" stroke="var(--ink)" stroke-width="2"/>` + use(CRESTS[crest], 32, -36, 27, crestInk(crest))
    : "") +
  `</g>`;

export interface ShipDrawing {
  hulls: Hull[];
  masts: (Crest | null)[];
  sails: (Crest | null)[];
  /** The crest of the ship once a mast or a sail shows it. */
  crest?: Crest;
  /** Whether what is missing is drawn as a ghost. */
  ghosts?: boolean;
}

/** A whole ship in columns of 64, deck at 0. */
export function ship({ hulls, masts, sails, crest, ghosts = true }: ShipDrawing): string {
  const rig = hulls.map((_, i) => {
    const pole = masts[i] ? mast(masts[i]) : ghosts ? missingMast() : "";
    const cloth = sails[i] ? sail(sails[i]) : ghosts && masts[i] ? missingSail(crest) : "";
    return at(i * 64, 0, pole + cloth);
  });
  return rig.join("") + hulls.map((kind, i) => at(i * 64, 0, hull(kind))).join("");
}
