/** What belongs to a seat: colour and shape together. Seats count from 0 here as everywhere; the colours' tokens from 1. */
import { r, scaled } from "./svg.ts";

export const SHAPES = ["triangle", "disc", "lozenge", "bars"] as const;

/** CSS colour of a seat, its dark side ("-d") or what is legible on it ("-on"). */
export const colour = (seat: number, kind: "" | "-d" | "-on" = ""): string => `var(--seat-${seat + 1}${kind})`;

/** The seat's shape round a point. */
export function shape(seat: number, x: number, y: number, q: number, fill = colour(seat, "-on")): string {
  if (seat === 0) return `<path d="M${r(x)} ${r(y - q)}L${r(x + q)} ${r(y + q * 0.8)}H${r(x - q)}z" fill="${fill}"/>`;
  if (seat === 1) return `<circle cx="${r(x)}" cy="${r(y)}" r="${r(q * 0.9)}" fill="${fill}"/>`;
  if (seat === 2)
    return `<path d="M${r(x)} ${r(y - q * 1.15)}L${r(x + q)} ${r(y)}L${r(x)} ${r(y + q * 1.15)}L${r(x - q)} ${r(y)}z" fill="${fill}"/>`;
  const bar = `h${r(2 * q)}v${r(q * 0.62)}h${r(-2 * q)}z`;
  return `<path d="M${r(x - q)} ${r(y - q * 0.85)}${bar}M${r(x - q)} ${r(y + q * 0.23)}${bar}" fill="${fill}"/>`;
}

/** Swallow-tail flag, box 30 × 20.4. */
export const flag = (seat: number): string =>
  `<path d="M1 1h28l-5.2 9.2L29 19.4H1z" fill="${colour(seat)}" stroke="var(--seat-line)" stroke-width="1.3" stroke-linejoin="round"/>` +
  shape(seat, 11.5, 10.2, 5.4);

/** Round marker with an edge. */
export const disc = (seat: number, x = 0, y = 0, q = 9): string =>
  `<circle cx="${r(x)}" cy="${r(y + 1.6)}" r="${q}" fill="${colour(seat, "-d")}" stroke="var(--seat-line)" stroke-width="1.2"/>` +
  `<circle cx="${r(x)}" cy="${r(y)}" r="${q}" fill="${colour(seat)}" stroke="var(--seat-line)" stroke-width="1.2"/>` +
  shape(seat, x, y, q * 0.5);

/** Pirate with hat, coat, one boot and one peg (Grog Island); origin bottom centre, about 18 × 31. */
export const crew = (seat: number, k = 1): string =>
  scaled(
    k,
    `<ellipse rx="9" ry="2.6" fill="#0004"/>` +
      `<path d="M-5.5 -1.2v-8h4.2v8zM2.6 -1h1.9l-.3-8h-2z" fill="${colour(seat, "-d")}" stroke="var(--ink)" stroke-width="1.1" stroke-linejoin="round"/>` +
      `<path d="M-8 -8.5c0-9 3-12.5 8-12.5s8 3.5 8 12.5c-4.5 1.8-11.5 1.8-16 0z" fill="${colour(seat)}" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"/>` +
      `<circle cy="-24" r="4.6" fill="${colour(seat)}" stroke="var(--ink)" stroke-width="1.2"/>` +
      `<path d="M-7.6 -26.3c1.8-4.6 13.4-4.6 15.2 0-4 1.5-11.2 1.5-15.2 0z" fill="${colour(seat, "-d")}" stroke="var(--ink)" stroke-width="1.1" stroke-linejoin="round"/>` +
      shape(seat, 0, -13.4, 3.3),
  );

const CONE = "M-9 -1.5c0-4 3.6-5.6 4.4-12h9.2c.8 6.4 4.4 8 4.4 12-5 2-13 2-18 0z";

/** Cone and ball with a white halo for dark boards; origin bottom centre, about 18 × 24. */
export const pawn = (seat: number, k = 1): string =>
  scaled(
    k,
    `<g fill="none" stroke="#fff" stroke-width="4.5" stroke-linejoin="round"><path d="${CONE}"/><circle cy="-17.5" r="6"/></g>` +
      `<path d="${CONE}" fill="${colour(seat)}" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"/>` +
      `<circle cy="-17.5" r="6" fill="${colour(seat)}" stroke="var(--ink)" stroke-width="1.2"/>` +
      shape(seat, 0, -17.5, 2.9),
  );
