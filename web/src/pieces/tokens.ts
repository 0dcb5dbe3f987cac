/** Coins, seals and counts: what all games have. */
import { polar, r, text } from "./svg.ts";

/** Height of the numeral on a piece: never below 12 px. */
const lettering = (q: number, k: number): number => r(Math.max(12.2, q * k));

export function coin(x: number, y: number, q: number, label?: string | number, silver = false): string {
  const [face, edge] = silver ? ["var(--silver)", "var(--silver-d)"] : ["var(--gold)", "var(--gold-d)"];
  const size = lettering(q, 1.16);
  return (
    `<circle cx="${r(x)}" cy="${r(y + q * 0.14)}" r="${q}" fill="${edge}" stroke="var(--ink)" stroke-width="1.2"/>` +
    `<circle cx="${r(x)}" cy="${r(y)}" r="${q}" fill="${face}" stroke="var(--ink)" stroke-width="1.2"/>` +
    `<circle cx="${r(x)}" cy="${r(y)}" r="${r(q * 0.76)}" fill="none" stroke="${edge}" stroke-width=".9" stroke-dasharray="1.6 1.6" opacity=".8"/>` +
    (label === undefined ? "" : text(x, y + size * 0.335, label, size, { weight: 700, colour: "#16242f" }))
  );
}

/** Scalloped seal with points. */
export function seal(x: number, y: number, q: number, label?: string | number): string {
  const rim = Array.from({ length: 16 }, (_, i) => polar(x, y, i % 2 ? q * 0.86 : q, i * 22.5).map(r).join(" ")).join("L");
  const size = lettering(q, 1.05);
  return (
    `<path d="M${rim}z" fill="#fff6da" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"/>` +
    `<circle cx="${r(x)}" cy="${r(y)}" r="${r(q * 0.7)}" fill="none" stroke="#b5321f" stroke-width="1"/>` +
    (label === undefined ? "" : text(x, y + size * 0.34, label, size, { weight: 700, colour: "#8e1f14" }))
  );
}

/** A count on a dark pill. */
export function badge(x: number, y: number, label: string | number): string {
  const w = Math.max(18, String(label).length * 7 + 9);
  return (
    `<rect x="${r(x - w / 2)}" y="${r(y - 9)}" width="${w}" height="18" rx="9" fill="var(--hull)" stroke="#fff8" stroke-width="1"/>` +
    text(x, y + 4.4, label, 12.4, { plain: true, weight: 700, colour: "#fdf6e6" })
  );
}

/** Body and shackle; origin centre, about 22 × 30. */
export const lock = (k = 1): string =>
  `<g transform="scale(${k})"><ellipse cy="12" rx="11" ry="3" fill="#0004"/>` +
  `<path d="M-6-2v-5c0-8 12-8 12 0v5" fill="none" stroke="var(--ink)" stroke-width="5"/><path d="M-6-2v-5c0-8 12-8 12 0v5" fill="none" stroke="#cfd6da" stroke-width="2.4"/>` +
  `<rect x="-10" y="-3" width="20" height="15" rx="3" fill="#8a949b" stroke="var(--ink)" stroke-width="1.4"/>` +
  `<circle cy="3.5" r="2.4" fill="#16242f"/><path d="M-1 4h2v5h-2z" fill="#16242f"/></g>`;
