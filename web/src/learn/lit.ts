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

/** Ring these places and no others. */
export function ring(lights: Lit[]): void {
  for (const element of document.querySelectorAll("[data-lit]")) element.removeAttribute("data-lit");
  for (const { letter, place } of lights) for (const element of found(place)) element.setAttribute("data-lit", letter);
}

/** Whether nothing lies over its middle, and it is not scrolled away. */
function bare(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return !!above && (element.contains(above) || above.contains(element));
}

/** Where the letters stand: at the upper edge of what they name, inside the window, never upon each other; with `apart` over the middle of that edge, and only on what lies bare. */
export function pins(lights: Lit[], apart = false): Pin[] {
  const out: Pin[] = [];
  for (const { letter, place } of lights) {
    const element = found(place).find((each) => seen(each) && (!apart || bare(each)));
    if (!element) continue;
    const box = element.getBoundingClientRect();
    const [inset, drop] = apart ? [box.width / 2, -6] : [Math.min(box.width * 0.18, 26), Math.min(box.height * 0.18, 20)];
    const pin = { letter, left: Math.min(Math.max(box.left + inset, 14), innerWidth - 14), top: Math.max(box.top + drop, 60) };
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

/** Bring the first of these into sight, where what holds it scrolls, or is a closed tab of the dock. */
export function reveal(lights: Lit[]): void {
  const drawn = lights.flatMap(({ place }) => found(place));
  if (drawn.length && !drawn.some(seen)) unfold(drawn[0]);
  else if (drawn.length) fold(drawn.find(seen)!);
  const element = lights.flatMap(({ place }) => found(place)).find(seen);
  const slot = element?.closest("[data-slot]");
  if (!element || !slot || slot.scrollHeight <= slot.clientHeight) return;
  element.scrollIntoView({ block: "center" });
}
