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

export interface Layout {
  width: number;
  height: number;
  /** Width of the heads at the left. */
  head: number;
  /** From peninsula to peninsula. */
  pitch: number;
  /** Middle of the first row, and from row to row. */
  top: number;
  row: number;
  /** Middle of the goods' labels. */
  foot: number;
  /** Where the ships' masts begin. */
  water: number;
  /** A building's card. */
  card: [width: number, height: number];
}

export function layout(height: number, count: number, compact: boolean): Layout {
  const [width, head, pitch, clouds, ships] = compact ? [390, 40, 58, 40, 58] : [736, 140, 99, 50, 84];
  const foot = height - ships - (compact ? 15 : 19);
  const row = (foot - 12 - clouds) / count;
  return { width, height, head, pitch, top: clouds + row / 2, row, foot, water: height - ships, card: [pitch - (compact ? 6 : 20), Math.min(row - 5, 30)] };
}

export const column = (o: Layout, i: number): number => o.head + (i + 0.5) * o.pitch;
export const line = (o: Layout, i: number): number => o.top + i * o.row;
/** Where the ship of a water space rides; the last is the open sea. */
export const mooring = (o: Layout, i: number): number => (i < 5 ? column(o, i) : (o.head + 5 * o.pitch + o.width) / 2);

/** The coast of one tongue from its upper left to its upper right corner. */
function tongue(o: Layout, i: number, inset: number, random: () => number): Point[] {
  const left = o.head + i * o.pitch + inset;
  const right = left + o.pitch - 2 * inset;
  const end = o.foot + 14 - inset;
  const shake = () => (random() - 0.5) * Math.min(5, inset);
  const down: Point[] = [];
  const up: Point[] = [];
  for (let y = o.top - o.row / 2; y < end - 26; y += 40) {
    down.push([left + shake(), y]);
    up.unshift([right + shake(), y + 10]);
  }
  return [...down, [left + 5, end - 14], [left + 22, end], [right - 22, end], [right - 5, end - 14], ...up];
}

/** Sea, coast, land, paths, palms and rocks; buildings leave their places free. */
export function print(o: Layout, lands: Peninsula[], grid: string[][], sites: Site[]): string {
  const random = seeded(11);
  const all = lands.map((_, i) => tongue(o, i, 3, random)).flat();
  const start = o.head;
  const end = o.head + 5 * o.pitch;
  const coast = smooth([[start - 22, -30], [start - 10, o.top - o.row / 2 - 16], ...all, [end + 10, o.top - o.row / 2 - 16], [end + 22, -30]]);
  const foam = [[30, 0.22], [16, 0.3], [6, 0.65]].map(([w, a]) => `<path d="${coast}" fill="none" stroke="#fff" stroke-opacity="${a}" stroke-width="${w}" stroke-linejoin="round" class="foam"/>`);
  const beach = `<path d="${coast}" class="beach" stroke="var(--ink)" stroke-width="1.6"/>`;
  return foam.join("") + beach + lands.map((land, i) => ground(o, land, i, grid, sites)).join("") + jungle(o, start - 18, end + 18);
}

function ground(o: Layout, land: Peninsula, i: number, grid: string[][], sites: Site[]): string {
  const random = seeded(31 + i);
  const x = column(o, i);
  const path = smooth(Array.from({ length: Math.round((o.foot - 40) / 26) }, (_, n): Point => [x + (n % 2 ? 8 : -8) + random() * 3, 36 + n * 26]), false);
  let bushes = "";
  for (let n = 0; n < 14; n++) bushes += `M${r(x + (n % 2 ? 0.24 : -0.4) * o.pitch + random() * 8)} ${r(o.top + random() * (o.foot - o.top - 20))}q1-5 5-4 5-1 5 4z`;
  const wild = grid.map((kinds, n) => (sites.some((site) => site.peninsula === land && kinds.includes(site.kind)) ? "" : grove(o, x, line(o, n), n + i, random)));
  return (
    `<path d="${smooth(tongue(o, i, 9, random))}" style="--land:${GOODS[land].land}" class="land"/>` +
    `<path d="${path}" fill="none" class="trail" stroke-width="${o.pitch / 11}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#c3a868" stroke-width="1.3" stroke-dasharray="5 5"/>` +
    `<path d="${bushes}" fill="#2c6b3c" opacity=".35"/>` +
    wild.join("")
  );
}

/** What grows where no building stands. */
function grove(o: Layout, x: number, y: number, n: number, random: () => number): string {
  const k = o.pitch / 100;
  const foot = y + o.row / 2 - 3;
  if (n % 4 === 3) {
    return at(x, foot, `<path d="M-20 0q3-12 12-8 6-9 14 2 8-2 10 6z" transform="scale(${k})" fill="#b9a77e" stroke="var(--ink)" stroke-width="1.1"/>`) + at(x + 30 * k, foot + 1, palm(0.6 * k));
  }
  const palms = at(x - (10 + random() * 14) * k, foot, palm(0.78 * k));
  return n % 3 ? palms + at(x + (14 + random() * 10) * k, foot + 1, palm(0.62 * k)) : palms;
}

/** The jungle that holds the five tongues together. */
function jungle(o: Layout, left: number, right: number): string {
  const random = seeded(5);
  const low = o.top - o.row / 2 - 8;
  const edge: Point[] = [];
  for (let x = right - 14; x > left + 6; x -= 19) edge.push([x, low + random() * 7 - 2]);
  let leaves = "";
  for (let x = left + 14; x < right - 20; x += 27) leaves += `M${r(x)} ${r(low - 22 + random() * 14)}q6-9 12 0`;
  return (
    `<path d="${smooth([[left - 6, -30], [right + 6, -30], ...edge])}" class="jungle" stroke="var(--ink)" stroke-width="1.5"/>` +
    `<path d="${leaves}" fill="none" stroke="#1f4a2c" stroke-width="2" stroke-linecap="round"/>`
  );
}
