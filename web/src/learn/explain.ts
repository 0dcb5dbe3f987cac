/** What is drawn can be asked what it is. All texts of a game come at once, in one language; then nothing is asked of the server. */
import { things } from "../app/api.ts";
import type { AboutThing } from "../app/protocol.ts";
import { settings, type Lang } from "../app/settings.svelte.ts";

export type Things = Record<string, AboutThing>;
const known = new Map<string, Promise<Things>>();

export function thingsOf(game: string, lang: Lang = settings.lang): Promise<Things> {
  const key = `${game} ${lang}`;
  if (!known.has(key)) known.set(key, things(game).catch((error) => { known.delete(key); throw error; }));
  return known.get(key)!;
}

/** `tile hulls` is explained by `about-tile-hulls`, else by `about-tile`; numbers say which one it is, not what. */
export function about(all: Things, place: string): AboutThing | null {
  const words = place.toLowerCase().split(/[^a-z0-9]+/).filter((word) => word && !/^\d+$/.test(word));
  for (let count = words.length; count > 0; count--) {
    const found = all[`about-${words.slice(0, count).join("-")}`];
    if (found) return found;
  }
  return null;
}

/** What can be asked: a place, or a drawing that is none and says what it is. */
export const ASKED = '[data-place]:not([data-place=""]), [data-thing]';
export const called = (element: Element): string => element.getAttribute("data-place") || element.getAttribute("data-thing") || "";

/** Something that is asked about. */
export interface Shown {
  thing: AboutThing;
  place: string;
  label: string;
  element: Element;
}

/** What a drawing is called on the board, with its numbers: by its label, by its own words where they count something, or by what is drawn in it. */
const LONG = 90;
export function named(element: Element | null): string {
  const said = (name: string): string => element?.getAttribute(name) ?? "";
  const text = element instanceof HTMLElement ? element.innerText.trim().replace(/:\s*\n+\s*/g, ": ").replace(/\s*\n+\s*/g, ", ") : "";
  const counts = /\p{L}/u.test(text) && /\d/.test(text) && text.length <= LONG;
  return said("aria-label") || said("data-told") || (counts ? text : said("title")) || (element?.querySelector("[aria-label]")?.getAttribute("aria-label") ?? "");
}

/** The room for a drawing on a card, and how much larger or smaller than on the board it may be there. */
const [WIDE, HIGH] = [112, 92];
const [MOST, LEAST] = [2, 0.5];
const fitting = (width: number, height: number): number => Math.min(MOST, WIDE / width, HIGH / height);

/** The piece itself as it is drawn there, at twice its size where there is room; nothing where it is a whole part of the table. */
export function portrait(element: Element): Element | null {
  const { width, height } = element.getBoundingClientRect();
  if (!width || !height || fitting(width, height) < LEAST) return null;
  const drawn = element.cloneNode(true) as HTMLElement | SVGGraphicsElement;
  for (const each of [drawn, ...drawn.querySelectorAll("*")]) {
    for (const name of ["id", "data-place", "data-thing", "tabindex", "role", "aria-label"]) each.removeAttribute(name);
    each.classList.remove("legal", "refused");
  }
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement && drawn instanceof SVGGraphicsElement) return upright(element, drawn);
  const drawings = drawn.querySelectorAll("svg");
  for (const [n, each] of element.querySelectorAll("svg").entries()) { // what the board made them fit is not there
    const box = each.getBoundingClientRect();
    drawings[n].style.cssText += `; width: ${box.width}px; height: ${box.height}px`;
  }
  drawn.style.cssText += `; position: relative; inset: auto; margin: 0; overflow: hidden; width: ${width}px; height: ${height}px; zoom: ${fitting(width, height)}`;
  return drawn;
}

/** A drawing's part in a drawing of its own, turned and moved as little as it is by itself. */
function upright(element: SVGGraphicsElement, drawn: SVGGraphicsElement): Element {
  const box = element.getBBox();
  const edge = Math.max(box.width, box.height) * 0.04;
  const [width, height] = [box.width + 2 * edge, box.height + 2 * edge];
  const matrix = element.getScreenCTM();
  const size = fitting(width * Math.hypot(matrix?.a ?? 1, matrix?.b ?? 0), height * Math.hypot(matrix?.c ?? 0, matrix?.d ?? 1)) * Math.hypot(matrix?.a ?? 1, matrix?.b ?? 0);
  const whole = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  whole.setAttribute("viewBox", [box.x - edge, box.y - edge, width, height].join(" "));
  whole.setAttribute("width", String(width * size));
  whole.setAttribute("height", String(height * size));
  drawn.removeAttribute("transform");
  drawn.style.transform = "none";
  whole.append(drawn);
  return whole;
}

const GAP = 10;
const EDGE = 8;
const BAR = 54;

/** How much of one box another hides, in square pixels. */
export function hidden(box: DOMRect, by: DOMRect): number {
  const width = Math.min(box.right, by.right) - Math.max(box.left, by.left);
  const height = Math.min(box.bottom, by.bottom) - Math.max(box.top, by.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Where a card goes: on the side with most room, over neither the piece nor the prompt nor another card that stays. */
export function beside(element: Element, card: HTMLElement): { left: number; top: number } {
  const piece = element.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const kept = [...document.querySelectorAll("main.table .prompt, .explained[data-pinned]")].filter((each) => each !== card).map((each) => each.getBoundingClientRect());
  const middle = piece.top + piece.height / 2 - height / 2;
  const centre = piece.left + piece.width / 2 - width / 2;
  const [right, left] = [piece.right + GAP, piece.left - width - GAP];
  const sides = innerWidth - piece.right > piece.left ? [right, left] : [left, right];
  const wishes = [
    ...sides.flatMap((x) => [middle, piece.top, piece.bottom - height].map((y) => [x, y])),
    ...[piece.bottom + GAP, piece.top - height - GAP].flatMap((y) => [[centre, y], [piece.left, y], [piece.right - width, y]]),
    ...sides.flatMap((x) => [BAR, innerHeight].map((y) => [x, y])), // far away, where it hides nothing
  ];
  const places = wishes.map(([x, y]) => new DOMRect(Math.max(EDGE, Math.min(x, innerWidth - width - EDGE)), Math.max(BAR, Math.min(y, innerHeight - height - EDGE)), width, height));
  const worst = (place: DOMRect): number => 4 * hidden(piece, place) + kept.reduce((sum, each) => sum + hidden(each, place), 0);
  const best = places.reduce((one, other) => (worst(other) < worst(one) ? other : one));
  return { left: best.left, top: best.top };
}
