/** Liguria: cubes of paint, tiles of the row, ship cards, trading ships, harbour towns, islands. */
import anchor from "icon:anchor";
import house from "icon:family-house";
import reverse from "icon:k-reverse";
import scroll from "icon:k-scroll";
import sword from "icon:k-sword";
import up from "icon:k-up";
import monk from "icon:monk-face";
import bishop from "icon:pope-crown";
import wheel from "icon:ship-wheel";
import sack from "icon:swap-bag";
import tied from "icon:tied-scroll";
import knight from "icon:visored-helm";
import { colour, shape } from "./seats.ts";
import type { Icon } from "./sprite.ts";
import { at, r, rounded, seeded, smooth, text, use, type Point } from "./svg.ts";

export type Paint = "red" | "blue" | "yellow";
export type Kind = "wheel" | "merchant" | "building" | "monk" | "knight" | "diplomat" | "order";

/** Light, middle and dark side of a cube, and of the hill on its island. */
const TONES: Record<Paint, [string, string, string]> = {
  red: ["#e4694f", "#c9402f", "#8f2418"], blue: ["#5b9ad6", "#2f6fb3", "#1c4878"], yellow: ["#ffe17a", "#eebf37", "#b4871a"],
};

/** A cube with its sign on the top face: disc, lozenge or cross. Origin centre. */
export function cube(paint: Paint, s = 12): string {
  const [light, middle, dark] = TONES[paint];
  const outline = `M0 ${r(-s * 0.56)}L${r(s * 0.52)} ${r(-s * 0.28)}V${r(s * 0.3)}L0 ${r(s * 0.6)}L${r(-s * 0.52)} ${r(s * 0.3)}V${r(-s * 0.28)}z`;
  const sign = {
    red: `<circle cy="${r(-s * 0.28)}" r="${r(s * 0.13)}" fill="#fff"/>`,
    blue: `<path d="M0 ${r(-s * 0.44)}L${r(s * 0.24)} ${r(-s * 0.28)}L0 ${r(-s * 0.12)}L${r(-s * 0.24)} ${r(-s * 0.28)}z" fill="#fff"/>`,
    yellow: `<path d="M${r(-s * 0.24)} ${r(-s * 0.28)}H${r(s * 0.24)}M0 ${r(-s * 0.42)}V${r(-s * 0.14)}" stroke="#3b2d00" stroke-width="${r(s * 0.1)}"/>`,
  }[paint];
  return (
    `<path d="${outline}" fill="${middle}"/>` +
    `<path d="M0 ${r(-s * 0.56)}L${r(s * 0.52)} ${r(-s * 0.28)}L0 0L${r(-s * 0.52)} ${r(-s * 0.28)}z" fill="${light}"/>` +
    `<path d="M0 0L${r(s * 0.52)} ${r(-s * 0.28)}V${r(s * 0.3)}L0 ${r(s * 0.6)}z" fill="${dark}"/>` +
    `<path d="${outline}" fill="none" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"/>` +
    sign
  );
}

/** A cube of any colour: a face of each. */
export const anyCube = (s = 12): string => {
  const [a, b, c] = [r(s * 0.52), r(s * 0.28), r(s * 0.56)];
  return (
    `<path d="M0 ${-c}L${a} ${-b}L0 0L${-a} ${-b}z" fill="${TONES.yellow[1]}"/><path d="M${-a} ${-b}L0 0V${r(s * 0.6)}L${-a} ${r(s * 0.3)}z" fill="${TONES.red[1]}"/>` +
    `<path d="M${a} ${-b}L0 0V${r(s * 0.6)}L${a} ${r(s * 0.3)}z" fill="${TONES.blue[1]}"/>` +
    `<path d="M0 ${-c}L${a} ${-b}V${r(s * 0.3)}L0 ${r(s * 0.6)}L${-a} ${r(s * 0.3)}V${-b}zM${-a} ${-b}L0 0L${a} ${-b}M0 0V${r(s * 0.6)}" fill="none" stroke="var(--ink)" stroke-width="1.1" stroke-linejoin="round"/>`
  );
};

/** Prestige on a violet disc, origin centre. */
export const prestige = (points: number, q = 12, size = Math.max(12.2, q * 1.33)): string =>
  `<circle cy="1.5" r="${q}" fill="#432457"/><circle r="${q}" fill="#7b4a92" stroke="var(--ink)" stroke-width="1.3"/>` +
  text(0, r(size * 0.34), points, r(size), { weight: 700, colour: "#fff" });

/** Icon, colour and what is legible on it, of each kind of tile. */
export const KINDS: Record<Kind, [icon: Icon, colour: string, ink: string]> = {
  wheel: [wheel, "#2b6a7c", "#fff"], merchant: [sack, "#8a5a2b", "#fff"], building: [house, "#c96f45", "#fff"], monk: [monk, "#3f7f4b", "#fff"],
  knight: [knight, "#5d6b76", "#fff"], diplomat: [tied, "#c8a24a", "#16242f"], order: [bishop, "#7b4a92", "#fff"],
};
/** Signs that boards use outside the tiles. */
export const SIGNS = { sword, scroll, up, reverse, anchor };

const row = (icon: Icon, count: number, step: number, size: number): string =>
  Array.from({ length: count }, (_, i) => use(icon, 21 + (i - (count - 1) / 2) * step, 40.5, size, "#16242f")).join("");

/** What stands on the lower half of a tile: a count for most kinds, cubes and points for a bishop's order. */
export interface TileFace {
  count?: number;
  cubes?: Paint[];
  points?: number;
  /** A cube of any colour beside a knight's sword. */
  anyCube?: boolean;
  /** Turned to its better side. */
  better?: boolean;
  /** Prestige besides what the tile is for. */
  prestige?: number;
}

/** A tile of the row, 42 × 50. */
export function tile(kind: Kind, face: TileFace): string {
  const [icon, back, ink] = KINDS[kind];
  const d = rounded(0, 0, 42, 50, 6);
  const n = face.count ?? 1;
  const cubes = face.cubes ?? [];
  const lower: Record<Kind, () => string> = {
    order: () =>
      cubes.map((paint, i) => at(9 + i * (24 / Math.max(cubes.length - 1, 1)), 40.5, cube(paint, 9.5))).join("") +
      `<circle cx="${(face.points ?? 0) > 9 ? 33.5 : 35}" cy="7.5" r="${(face.points ?? 0) > 9 ? 11 : 9}" fill="#fff6da" stroke="var(--ink)" stroke-width="1.2"/>` +
      text((face.points ?? 0) > 9 ? 33.5 : 35, 12.4, face.points ?? 0, 14, { weight: 700, colour: "#5d2f75" }),
    knight: () => (face.anyCube ? at(-7, 0, row(sword, n, 12, 13)) + at(31, 40.5, anyCube(12)) : row(sword, n, 12, 13)),
    diplomat: () => row(scroll, n, 14, 13),
    wheel: () => row(wheel, n, 15, 14),
    merchant: () => row(sack, n, 15, 14),
    building: () => `<circle cx="21" cy="40.5" r="8" fill="#7b4a92"/>` + text(21, 45.5, n, 14, { weight: 700, colour: "#fff" }),
    monk: () => text(21, 46, `+${n}`, 16, { weight: 700, colour: "#1d5c33" }),
  };
  return (
    `<path d="${d}" transform="translate(0 2.6)" fill="#0006"/><path d="${d}" fill="${face.better ? "#ffdc7d" : "#fbf4e2"}" stroke="var(--ink)" stroke-width="1.4"/>` +
    `<path d="M6 .8h30a5.2 5.2 0 0 1 5.2 5.2v25H.8V6A5.2 5.2 0 0 1 6 .8z" fill="${back}"/><path d="M.8 31h40.4" stroke="var(--ink)" stroke-width="1.1"/>` +
    use(icon, 21, 16, 25, ink) +
    lower[kind]() +
    (face.prestige ? at(34.5, 8, prestige(face.prestige, 9.6, 14.2)) : "")
  );
}

export interface ShipCard {
  value: number;
  wheels: number;
  anchor?: boolean;
  turn?: boolean;
  upgrades?: number;
  cubes?: Paint[];
}

/** A ship card, 76 × 104. `none` says in words, in letters of this size, that it brings no wheel. */
export function card(face: ShipCard, none: string, size = 13): string {
  const d = rounded(0, 0, 76, 104, 7);
  const extras: [Icon, string][] = [];
  if (face.anchor) extras.push([anchor, "#16242f"]);
  if (face.turn) extras.push([reverse, "#1a4a8a"]);
  for (let i = 0; i < (face.upgrades ?? 0); i++) extras.push([up, "#8a5a2b"]);
  const wheels = Array.from({ length: face.wheels }, (_, i) => use(wheel, 38 + (i - (face.wheels - 1) / 2) * 22, 45, 20, "#16242f"));
  const cubes = face.cubes ?? [];
  return (
    `<path d="${d}" transform="translate(0 3)" fill="#0006"/><path d="${d}" fill="#fbf4e2" stroke="var(--ink)" stroke-width="1.5"/>` +
    `<path d="M7 .8h62a6.2 6.2 0 0 1 6.2 6.2v22H.8V7A6.2 6.2 0 0 1 7 .8z" fill="${face.value >= 0 ? "#3f7f4b" : "#b5321f"}"/>` +
    text(38, 22.5, (face.value >= 0 ? "+" : "−") + Math.abs(face.value), 22, { weight: 700, colour: "#fff" }) +
    (face.wheels ? wheels.join("") : none.split(" ").map((word, i) => text(38, 43 + i * 14, word, size, { plain: true, weight: 600, colour: "#4a5a68", more: 'aria-hidden="true"' })).join("")) +
    extras.map(([icon, ink], i) => use(icon, 38 + (i - (extras.length - 1) / 2) * 23, 69, 19, ink)).join("") +
    cubes.map((paint, i) => at(38 + (i - (cubes.length - 1) / 2) * 19, 91, cube(paint, 14))).join("")
  );
}

/** A trading ship in a seat's colour; `heading` −1 looks left. Waterline at about 18. */
export const ship = (seat: number, k = 1, heading: 1 | -1 = 1): string =>
  `<g transform="scale(${r(k * heading)} ${r(k)})"><path d="M-20 4h40c-3 10-9 14-14 14h-14c-6 0-11-6-12-14z" fill="#8a5426" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>` +
  `<path d="M-18 7.5h36" stroke="#d4a26c" stroke-width="2"/><path d="M0-30V4" stroke="#5e3a1c" stroke-width="3"/>` +
  `<path d="M2-28c16 4 20 18 18 28-6 2-12 2-18 1z" fill="${colour(seat)}" stroke="var(--seat-line)" stroke-width="1.5" stroke-linejoin="round"/>` +
  `<path d="M-2-24c-10 6-14 14-15 23 5 2 10 2 15 1z" fill="${colour(seat)}" stroke="var(--seat-line)" stroke-width="1.5" stroke-linejoin="round"/>` +
  shape(seat, 9.5, -8, 4.6) +
  `</g>`;

const PLASTER = ["#e8a26b", "#f2d08a", "#d9765a", "#f0bfa6", "#e9dcc0", "#c98d52", "#eab676"];

/** A pastel town on a quay, quay edge at 0; every seed is another town. */
export function town(seed: number, w = 150): string {
  const random = seeded(seed);
  let houses = "";
  let i = 0;
  for (let x = -w / 2; x < w / 2 - 8; i++) {
    const width = 17 + random() * 10;
    const height = 26 + random() * 24;
    houses +=
      `<path d="M${r(x)} 2v${r(-height)}h${r(width)}v${r(height)}z" fill="${PLASTER[(i * 3 + seed) % PLASTER.length]}" stroke="var(--ink)" stroke-width="1.2"/>` +
      `<path d="M${r(x - 2)} ${r(2 - height)}l${r(width / 2 + 2)} -8l${r(width / 2 + 2)} 8z" fill="#b5532f" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"/>`;
    let windows = "";
    for (let v = 11 - height; v < -6; v += 11) for (let u = 4; u < width - 5; u += 8) windows += `M${r(x + u)} ${r(v)}h4v6h-4z`;
    houses += `<path d="${windows}" fill="#3f6b5a" stroke="#16242f" stroke-width=".6"/>`;
    x += width;
  }
  const tower = r(-w / 2 + w * 0.62);
  return (
    `<ellipse cy="6" rx="${w / 2 + 16}" ry="15" fill="#fff" opacity=".35"/>` +
    `<path d="M${-w / 2 - 14} 0H${w / 2 + 14}L${w / 2 + 4} 11Q0 19 ${-w / 2 - 4} 11z" fill="#c9b48a" stroke="var(--ink)" stroke-width="1.4" stroke-linejoin="round"/>` +
    houses +
    `<path d="M${tower} 2v-62h14v62z" fill="#f0e2c4" stroke="var(--ink)" stroke-width="1.3"/><path d="M${tower - 2} -60l9 -16l9 16z" fill="#2f7a5a" stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round"/><path d="M${tower + 4.5} -52h5v9h-5z" fill="#16242f"/>`
  );
}

/** An island with its hill of paint, about 108 × 66, origin centre. */
export function island(paint: Paint, seed: number): string {
  const random = seeded(seed);
  const points = Array.from({ length: 12 }, (_, i): Point => {
    const q = 0.86 + random() * 0.24;
    return [Math.sin((i * Math.PI) / 6) * 50 * q, -Math.cos((i * Math.PI) / 6) * 27 * q + 8];
  });
  const d = smooth(points);
  const [, middle, dark] = TONES[paint];
  return (
    `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="20" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="#f2dfae" stroke="var(--ink)" stroke-width="1.6"/>` +
    `<path d="M-34 12q14-12 26-8 8-14 22-4 12-2 20 12-30 12-68 0z" fill="#8fb56c" stroke="var(--ink)" stroke-width="1.1"/>` +
    `<path d="M-24 8q6-26 18-24 10 2 14 24-16 6-32 0z" fill="${middle}" stroke="var(--ink)" stroke-width="1.3"/>` +
    `<path d="M-6-16q10 2 14 24-6 2-12 2 4-14-2-26z" fill="${dark}" opacity=".55"/>`
  );
}
