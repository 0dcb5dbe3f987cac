/** Small words of SVG. Pieces are functions that return markup; boards put it in place with {@html …} and never build it from input. */
import type { Icon } from "./sprite.ts";

export type Point = [x: number, y: number];

/** Round to a hundredth, so that markup stays short. */
export const r = (n: number): number => Math.round(n * 100) / 100;

export const escape = (text: string | number): string =>
  String(text).replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

export const at = (x: number, y: number, body: string, more = ""): string =>
  `<g transform="translate(${r(x)} ${r(y)})" ${more}>${body}</g>`;

export const scaled = (k: number, body: string): string => (k === 1 ? body : `<g transform="scale(${r(k)})">${body}</g>`);

/** An icon of the sprite, centred. */
export const use = (icon: Icon, x: number, y: number, size: number, colour = "var(--ink)", more = ""): string =>
  `<use href="${icon}" x="${r(x - size / 2)}" y="${r(y - size / 2)}" width="${r(size)}" height="${r(size)}" color="${colour}" fill="${colour}" ${more}/>`;

interface Lettering {
  anchor?: "start" | "middle" | "end";
  colour?: string;
  weight?: number;
  /** Running text instead of the display face. */
  plain?: boolean;
  more?: string;
}

/** Words end with a space between elements, which nobody sees: a screen reader shall not read two of them as one. */
export const text = (x: number, y: number, words: string | number, size = 13, o: Lettering = {}): string =>
  `<text x="${r(x)}" y="${r(y)}" font-size="${size}" text-anchor="${o.anchor ?? "middle"}" fill="${o.colour ?? "var(--ink)"}" ` +
  `class="${o.plain ? "u" : "d"}" ${o.weight ? `font-weight="${o.weight}"` : ""} ${o.more ?? ""}>${escape(words)}</text> `;

/** For `more` of lettering that is the title of a part of a board. */
export const HEADING = 'role="heading" aria-level="3"';

/** A point on a circle, degrees clockwise from north. */
export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => [
  cx + radius * Math.sin((degrees * Math.PI) / 180),
  cy - radius * Math.cos((degrees * Math.PI) / 180),
];

/** Path of a piece of a ring, degrees clockwise from north. */
export function sector(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const [ax, ay] = polar(cx, cy, outer, from).map(r);
  const [bx, by] = polar(cx, cy, outer, to).map(r);
  const [dx, dy] = polar(cx, cy, inner, to).map(r);
  const [ex, ey] = polar(cx, cy, inner, from).map(r);
  const big = to - from > 180 ? 1 : 0;
  return `M${ax} ${ay}A${outer} ${outer} 0 ${big} 1 ${bx} ${by}L${dx} ${dy}A${inner} ${inner} 0 ${big} 0 ${ex} ${ey}Z`;
}

/** Path of a rectangle with round corners. */
export const rounded = (x: number, y: number, w: number, h: number, q: number): string =>
  `M${r(x + q)} ${r(y)}h${r(w - 2 * q)}a${r(q)} ${r(q)} 0 0 1 ${r(q)} ${r(q)}v${r(h - 2 * q)}a${r(q)} ${r(q)} 0 0 1 ${r(-q)} ${r(q)}` +
  `h${r(-(w - 2 * q))}a${r(q)} ${r(q)} 0 0 1 ${r(-q)} ${r(-q)}v${r(-(h - 2 * q))}a${r(q)} ${r(q)} 0 0 1 ${r(q)} ${r(-q)}z`;

/** Path of a circle. */
export const circle = (x: number, y: number, q: number): string =>
  `M${r(x - q)} ${r(y)}a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0z`;

/** Path of a regular polygon whose first corner points north, or is turned by some degrees. */
export function polygon(corners: number, q: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, i) => polar(0, 0, q, turn + (i * 360) / corners).map(r).join(" "));
  return `M${points.join("L")}z`;
}

/** Rope round a path: "you may click this now". */
export const rope = (d: string, width = 4): string =>
  `<g class="rope" fill="none" stroke-linejoin="round"><path d="${d}" stroke="var(--rope-2)" stroke-width="${width + 1.6}"/>` +
  `<path d="${d}" stroke="var(--rope-1)" stroke-width="${width}"/>` +
  `<path d="${d}" stroke="var(--rope-2)" stroke-width="${width}" stroke-dasharray="1.4 5" opacity=".75"/></g>`;

/** Brass between two ink lines: chosen, not confirmed. */
export const chosen = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--ink)" stroke-width="6"/><path d="${d}" fill="none" stroke="var(--brass)" stroke-width="4"/>`;

/** A random generator with a fixed seed, so that a drawn coast never changes. */
export function seeded(seed: number): () => number {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth closed line through the points (Catmull-Rom). */
export function smooth(points: Point[], closed = true): string {
  const n = points.length;
  let d = `M${r(points[0][0])} ${r(points[0][1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [points[(i - 1 + n) % n], points[i], points[(i + 1) % n], points[(i + 2) % n]];
    d += `C${r(b[0] + (c[0] - a[0]) / 6)} ${r(b[1] + (c[1] - a[1]) / 6)} ${r(c[0] - (e[0] - b[0]) / 6)} ${r(c[1] - (e[1] - b[1]) / 6)} ${r(c[0])} ${r(c[1])}`;
  }
  return d + (closed ? "z" : "");
}
