/** Lighting up a place on the board from elsewhere: a log line, the list of actions, a hint. */

const find = (place: string): Element[] => (place ? [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)] : []);

/** Light this place and no other; "" puts all lights out. */
export function light(place: string): void {
  for (const lit of document.querySelectorAll("[data-place].lit")) lit.classList.remove("lit");
  for (const found of find(place)) found.classList.add("lit");
}

/** Let a place glow for a moment. */
export function glow(place: string): void {
  for (const found of find(place)) {
    found.classList.add("hinted");
    setTimeout(() => found.classList.remove("hinted"), 3400);
  }
}

/** Put out whatever was lit or glows: the table has gone on. */
export function dim(): void {
  light("");
  for (const found of document.querySelectorAll(".hinted")) found.classList.remove("hinted");
}

/** Where a place is drawn, or undefined. */
export const placed = (place: string): Element | undefined => find(place)[0];

/** Bring a place where something can be done into sight, if none is. */
export function bring(middle: Element | undefined): void {
  const found = [...(middle?.querySelectorAll(".place.legal") ?? [])];
  const box = middle?.getBoundingClientRect();
  const seen = (place: Element) => box && place.getBoundingClientRect().top >= box.top && place.getBoundingClientRect().bottom <= box.bottom;
  if (!found.some(seen)) found[0]?.scrollIntoView({ block: "center" });
}
