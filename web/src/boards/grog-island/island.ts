/** The printed island: a jungle with five tongues of land, and where everything lies on and round it. */
import type { Peninsula } from "../../pieces/grog.ts";
import { GOODS, palm } from "../../pieces/grog.ts";
import { at, r, seeded, smooth, type Point } from "../../pieces/svg.ts";

/** Kinds from the top row to the bottom row. The last two share a row where no peninsula has both. */
const KINDS = ["figurehead", "voodoo-doll", "fortune-teller", "anchor", "cannonball", "coffin", "eye-patch", "sword", "hat", "hook", "peg-leg", "pub"];

interface Site {
  peninsula: string;
  kind: string;
}

/** The kinds of each row. */
export function rows(sites: Site[]): string[][] {
  const on = (kind: string) => sites.filter((site) => site.kind === kind).map((site) => site.peninsula);
  const [last, extra] = KINDS.slice(-2);
  const shared = !on(extra).some((colour) => on(last).includes(colour));
  return shared ? [...KINDS.slice(0, -2).map((kind) => [kind]), [last, extra]] : KINDS.map((kind) => [kind]);
}

/** How the island is drawn: full with names, small for a phone, lying with its tongues to the right. */
export type Form = "full" | "small" | "lying";

/** Measures across the tongues (u) and along them (v): right and down, or where the island lies, down and right. */
export interface Layout {
  form: Form;
  width: number;
  height: number;
  /** The band of heads, across. */
  head: number;
  /** Where each tongue begins, across, and how wide it is. */
  tongues: [start: number, width: number][];
  /** Middle of the first row, and from row to row, along. */
  top: number;
  row: number;
  /** Middle of the goods' labels, along. */
  foot: number;
  /** Where the ships lie, along. */
  water: number;
  /** Ships without sails, where there is little room. */
  low: boolean;
}

interface Room {
  width: number;
  height: number;
}

/** The full island in a box 736 wide, as high as its room makes it. */
function full({ width, height }: Room, count: number, claiming: boolean): Layout {
  const high = Math.max(380, (height / (width || 1)) * 736);
  const low = high < 480;
  const [clouds, ships] = low ? [42, 48] : [50, claiming ? 14 : 84];
  const foot = high - ships - (low ? 15 : 19);
  const row = (foot - 12 - clouds) / count;
  return { form: "full", width: 736, height: high, head: 140, tongues: equal(140, 99), top: clouds + row / 2, row, foot, water: high - ships, low };
}

/** For a phone: 390 wide; rows as high as a finger where a building is asked for, and then without ships. */
function small(count: number, claiming: boolean): Layout {
  const [clouds, ships] = [40, claiming ? 14 : 58];
  const row = claiming ? 46 : 23.5;
  const foot = clouds + 12 + row * count;
  return { form: "small", width: 390, height: foot + ships + 15, head: 40, tongues: equal(40, 58), top: clouds + row / 2, row, foot, water: foot + 15, low: false };
}

/** As large as its room. Tongues that are asked for are wider than the others. */
function lying({ width, height }: Room, count: number, asked: boolean[]): Layout {
  const some = asked.filter(Boolean).length;
  const [head, clouds, ships] = [32, some ? 40 : 58, some ? 22 : 74];
  const foot = width - ships - 24;
  const row = (foot - 18 - clouds) / count;
  const room = height - head - 3;
  const wide = some && some < 5 ? Math.max(room / 5, Math.min(54, (room - (5 - some) * 20) / some)) : room / 5;
  const other = some < 5 ? (room - some * wide) / (5 - some) : wide;
  let start = head;
  const tongues = asked.map((each): [number, number] => {
    const tongue: [number, number] = [start, each ? wide : other];
    start += tongue[1];
    return tongue;
  });
  return { form: "lying", width, height, head, tongues, top: clouds + row / 2, row, foot, water: width - ships / 2 - 4, low: true };
}

const equal = (head: number, pitch: number): [number, number][] => Array.from({ length: 5 }, (_, i) => [head + i * pitch, pitch]);

/** `asked`: the tongues, in their order, on which a building is asked for. */
export function layout(form: Form, room: Room, count: number, asked: boolean[]): Layout {
  if (form === "lying") return lying(room, count, asked);
  return form === "small" ? small(count, asked.includes(true)) : full(room, count, asked.includes(true));
}

/** Where a point across and along is drawn. */
const turned = (o: Layout, u: number, v: number): Point => (o.form === "lying" ? [v, u] : [u, v]);
const middle = (o: Layout, i: number): number => o.tongues[i][0] + o.tongues[i][1] / 2;
const end = (o: Layout): number => o.tongues[4][0] + o.tongues[4][1];

/** The middle of a row on a tongue, of a row's head, of a tongue's cloud and label. */
export const spot = (o: Layout, i: number, row: number): Point => turned(o, middle(o, i), o.top + row * o.row);
export const headSpot = (o: Layout, row: number): Point => turned(o, 0, o.top + row * o.row);
export const cloudSpot = (o: Layout, i: number): Point => turned(o, middle(o, i), o.form === "full" ? 23 : o.form === "small" ? 17 : 26);
export const goodSpot = (o: Layout, i: number): Point => turned(o, middle(o, i), o.foot);
/** Where the ship of a water space rides; the last is the open sea. */
export const mooring = (o: Layout, i: number): Point =>
  turned(o, i < 5 ? middle(o, i) : o.form === "lying" ? 16 : (end(o) + o.width) / 2, o.water);
/** How large a unit of the drawing is, in pixels; in a room that is as high as it has to be, by its width alone. */
export const unit = (o: Layout, room: Room): number => Math.max(0.1, Math.min(room.width / o.width, room.height / o.height));

/** What can be pressed of a building on this tongue. */
export const cell = (o: Layout, i: number): [width: number, height: number] => (o.form === "lying" ? [o.row, o.tongues[i][1]] : [o.tongues[i][1] - 4, o.row]);

/** A building's card on this tongue. */
export const card = (o: Layout, i: number): [width: number, height: number] => {
  if (o.form === "lying") return [o.row - 5, Math.min(50, o.tongues[i][1] - 5)];
  return [o.tongues[i][1] - (o.form === "small" ? 6 : 20), Math.min(o.row - (o.form === "small" ? 2 : 1.5), 44)];
};

/** The coast of one tongue from the jungle round its end and back. */
function tongue(o: Layout, i: number, inset: number, random: () => number): Point[] {
  const [start, width] = o.tongues[i];
  const left = start + inset;
  const right = left + width - 2 * inset;
  const tip = o.foot + 14 - inset;
  const bend = Math.min(22, (right - left) / 2 - 1);
  const shake = () => (random() - 0.5) * Math.min(5, inset);
  const down: Point[] = [];
  const up: Point[] = [];
  for (let v = o.top - o.row / 2; v < tip - 26; v += 40) {
    down.push([left + shake(), v]);
    up.unshift([right + shake(), v + 10]);
  }
  return [...down, [left + Math.min(5, bend), tip - 14], [left + bend, tip], [right - bend, tip], [right - Math.min(5, bend), tip - 14], ...up];
}

/** Sea, coast, land, paths, palms and rocks; buildings leave their places free. What lies is the same drawing turned over; palms always stand. */
export function print(o: Layout, lands: Peninsula[], grid: string[][], sites: Site[]): string {
  const random = seeded(11);
  const all = lands.map((_, i) => tongue(o, i, 3, random)).flat();
  const [start, stop, above] = [o.head, end(o), o.top - o.row / 2 - 16];
  const coast = smooth([[start - 22, -30], [start - 10, above], ...all, [stop + 10, above], [stop + 22, -30]]);
  const foam = [[30, 0.22], [16, 0.3], [6, 0.65]].map(([w, a]) => `<path d="${coast}" fill="none" stroke="#fff" stroke-opacity="${a}" stroke-width="${w}" stroke-linejoin="round" class="foam"/>`);
  const beach = `<path d="${coast}" class="beach" stroke="var(--ink)" stroke-width="1.6"/>`;
  const flat = foam.join("") + beach + lands.map((land, i) => ground(o, land, i)).join("") + jungle(o, start - 18, stop + 18);
  const wild = lands.map((land, i) => groves(o, land, i, grid, sites));
  return (o.form === "lying" ? `<g transform="matrix(0 1 1 0 0 0)">${flat}</g>` : flat) + wild.join("");
}

function ground(o: Layout, land: Peninsula, i: number): string {
  const random = seeded(31 + i);
  const u = middle(o, i);
  const pitch = o.tongues[i][1];
  const path = smooth(Array.from({ length: Math.round((o.foot - 40) / 26) }, (_, n): Point => [u + (n % 2 ? 8 : -8) + random() * 3, 36 + n * 26]), false);
  let bushes = "";
  for (let n = 0; n < 14; n++) bushes += `M${r(u + (n % 2 ? 0.24 : -0.4) * pitch + random() * 8)} ${r(o.top + random() * (o.foot - o.top - 20))}q1-5 5-4 5-1 5 4z`;
  return (
    `<path d="${smooth(tongue(o, i, Math.min(9, pitch / 10), random))}" style="--land:${GOODS[land].land}" class="land"/>` +
    `<path d="${path}" fill="none" class="trail" stroke-width="${r(pitch / 11)}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#c3a868" stroke-width="1.3" stroke-dasharray="5 5"/>` +
    `<path d="${bushes}" fill="#2c6b3c" opacity=".35"/>`
  );
}

/** What grows where no building stands. */
function groves(o: Layout, land: Peninsula, i: number, grid: string[][], sites: Site[]): string {
  const random = seeded(53 + i);
  return grid.map((kinds, n) => (sites.some((site) => site.peninsula === land && kinds.includes(site.kind)) ? "" : grove(o, spot(o, i, n), n + i, random, i))).join("");
}

function grove(o: Layout, [x, y]: Point, n: number, random: () => number, i: number): string {
  const [w, h] = o.form === "lying" ? [o.row, o.tongues[i][1]] : [o.tongues[i][1], o.row];
  const k = Math.min(w, h * 3) / 100;
  const foot = y + h / 2 - 3;
  if (n % 4 === 3) {
    return at(x, foot, `<path d="M-20 0q3-12 12-8 6-9 14 2 8-2 10 6z" transform="scale(${r(k)})" fill="#b9a77e" stroke="var(--ink)" stroke-width="1.1"/>`) + at(x + 30 * k, foot + 1, palm(0.6 * k));
  }
  const palms = at(x - (10 + random() * 14) * k, foot, palm(0.78 * k));
  return n % 3 ? palms + at(x + (14 + random() * 10) * k, foot + 1, palm(0.62 * k)) : palms;
}

/** The jungle that holds the five tongues together. */
function jungle(o: Layout, left: number, right: number): string {
  const random = seeded(5);
  const low = o.top - o.row / 2 - 8;
  const edge: Point[] = [];
  for (let u = right - 14; u > left + 6; u -= 19) edge.push([u, low + random() * 7 - 2]);
  let leaves = "";
  for (let u = left + 14; u < right - 20; u += 27) leaves += `M${r(u)} ${r(low - 22 + random() * 14)}q6-9 12 0`;
  return (
    `<path d="${smooth([[left - 6, -30], [right + 6, -30], ...edge])}" class="jungle" stroke="var(--ink)" stroke-width="1.5"/>` +
    `<path d="${leaves}" fill="none" stroke="#1f4a2c" stroke-width="2" stroke-linecap="round"/>`
  );
}
