/** What is spoken of has a ring and a letter. The board is not asked: places are found by their names. */
import type { Lit } from "../app/protocol.ts";

export interface Pin {
  letter: string;
  left: number;
  top: number;
}

const found = (place: string): Element[] => [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)];
const seen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** This place, or the nearest that it is part of, if it is drawn; "" where the answer is a button. */
export function drawn(place: string): string {
  for (let name = place; name; name = name.slice(0, Math.max(0, name.lastIndexOf(" ")))) if (found(name).length) return name;
  return "";
}

/** Ring these places and no others. */
export function ring(lights: Lit[]): void {
  for (const element of document.querySelectorAll("[data-lit]")) element.removeAttribute("data-lit");
  for (const { letter, place } of lights) for (const element of found(place)) element.setAttribute("data-lit", letter);
}

/** Whether some of it lies within the part of the table that it belongs to: a letter does not stand on another part. */
function unrolled(element: Element): boolean {
  const slot = element.closest("[data-slot]")?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return !slot || (bottom > slot.top + 4 && top < slot.bottom - 4);
}

/** Whether nothing lies over its middle, and it is not scrolled away. */
function bare(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return !!above && (element.contains(above) || above.contains(element));
}

/** The middle of the upper edge, of its outline where it is drawn with one: a box round what lies aslant has its edges elsewhere. Corners are for prices and counts. */
function above(element: Element): { left: number; top: number } {
  const { left, top, width } = element.getBoundingClientRect();
  const middle = left + width / 2;
  const outline = element.querySelector<SVGGeometryElement>(":scope > path.brass");
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  const length = outline?.getTotalLength() ?? 0;
  if (!outline || !matrix || !length) return { left: middle, top };
  const points = Array.from({ length: 96 }, (_, n) => outline.getPointAtLength((length * n) / 96).matrixTransform(matrix));
  const off = ({ x, y }: DOMPoint): number => 3 * y + Math.abs(x - middle);
  const { x, y } = points.reduce((one, other) => (off(other) < off(one) ? other : one));
  return { left: x, top: y };
}

/** Whether words that stand in this very element lie under the point. */
function said(element: Element, x: number, y: number): boolean {
  const range = document.createRange();
  return [...element.childNodes].filter((node) => node instanceof Text && node.data.trim()).some((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  });
}

/** Up to where a letter keeps clear of what is written: its rim, or, where there is no such place, most of it. */
const CLEAR = [[[-12, -6, 0, 6, 12], [-12, -4, 4, 12]], [[-9, 0, 9], [-8, 0, 8]]];

/** Whether something is written under a letter that would stand here. */
const written = (left: number, top: number, [across, down]: number[][]): boolean =>
  across.some((by) => down.some((lower) => document.elementsFromPoint(left + by, top + lower).some((each) => each.matches("text") || said(each, left + by, top + lower))));

/** Where the letters stand: on the upper edge of what they name, or where no words and numbers lie under it, inside the window, never upon each other; with `apart` a little above it, or where nothing is written, and only on what lies bare. */
export function pins(lights: Lit[], apart = false): Pin[] {
  const out: Pin[] = [];
  for (const { letter, place } of lights) {
    const element = found(place).find((each) => seen(each) && (apart ? bare(each) : unrolled(each)));
    if (!element) continue;
    const box = element.getBoundingClientRect();
    const middle = box.left + box.width / 2;
    const tops = [box.top - 6, box.bottom + 6, box.bottom - 14, box.top + 14];
    const free = (spots: number[][]): number[] | undefined =>
      CLEAR.map((clear) => spots.find(([x, y]) => x > 14 && x < innerWidth - 14 && y < innerHeight - 13 && !written(x, y, clear))).find((each) => each !== undefined);
    const beside = [box.left - 6, box.right + 6].map((x) => [x, box.top + box.height / 2]);
    const corners = tops.flatMap((y) => [[box.right - 4, y], [box.left + 4, y]]);
    const { left: x, top: y } = above(element);
    const edges = [...[0, 9, -9].map((by) => [x + by, y]), [middle, box.bottom]];
    const [left, top] = apart ? (free(tops.map((y) => [middle, y])) ?? free(beside) ?? free(corners) ?? [middle, tops[0]]) : (free(edges) ?? free(beside) ?? free(corners) ?? edges[0]);
    const pin = { letter, left: Math.min(Math.max(left, 14), innerWidth - 14), top: Math.max(top, 60) };
    while (out.some((other) => Math.abs(other.left - pin.left) < 22 && Math.abs(other.top - pin.top) < 22)) pin.left += 24;
    out.push(pin);
  }
  return out;
}

/** Where the dock is a row of tabs, an open one would hide the board that is spoken of. */
function fold(element: Element): void {
  if (!element.closest("[data-slot=board]")) return;
  document.querySelector<HTMLElement>("[data-dock].as-tabs .tabs [aria-expanded=true]")?.click();
}

function unfold(element: Element): void {
  const part = element.closest(".dock > section");
  const tabs = element.closest("[data-dock]")?.querySelectorAll<HTMLElement>(".tabs [aria-expanded]");
  const tab = part && tabs?.[[...part.parentElement!.children].indexOf(part)];
  if (tab?.getAttribute("aria-expanded") === "false") tab.click();
}

/** Scroll to the first of these where it has slipped out of sight, since something else was given room. */
export function follow(lights: Lit[]): void {
  const element = lights.flatMap(({ place }) => found(place)).find(seen);
  if (element?.closest("[data-slot]") && !bare(element)) element.scrollIntoView({ block: "center" });
}

/** Bring the first of these into sight, where what holds it scrolls, or is a closed tab of the dock; the focus too, for whoever `enter`s it. */
export function reveal(lights: Lit[], enter = false): void {
  const drawn = lights.flatMap(({ place }) => found(place));
  if (drawn.length && !drawn.some(seen)) unfold(drawn[0]);
  else if (drawn.length) fold(drawn.find(seen)!);
  const element = lights.flatMap(({ place }) => found(place)).find(seen);
  const slot = element?.closest("[data-slot]");
  const named = enter && element?.closest<HTMLElement>("[aria-label]");
  if (named) {
    if (!named.hasAttribute("tabindex") && named.tabIndex < 0) named.tabIndex = -1;
    named.focus({ preventScroll: true });
  }
  if (!element || !slot || slot.scrollHeight <= slot.clientHeight) return;
  element.scrollIntoView({ block: "center" });
}
