/** Arrows walk what can be pressed in a list or a table: up and down from row to row, left and right within one. Use as an action. */
const STOPS = "a[href], button:not(:disabled)";
const STEPS: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export function arrows(list: HTMLElement): { destroy: () => void } {
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const row = event.target instanceof Element ? event.target.closest("li, tr") : null;
    if (!step || !row) return;
    const stops = (of: Element) => [...of.querySelectorAll<HTMLElement>(STOPS)].filter((each) => each.checkVisibility());
    const rows = [...list.querySelectorAll("li, tr")].filter((each) => stops(each).length);
    const at = stops(row).indexOf(document.activeElement as HTMLElement);
    const there = rows[rows.indexOf(row) + step[0]];
    const next = step[0] ? there && stops(there)[Math.min(at, stops(there).length - 1)] : stops(row)[at + step[1]];
    if (at < 0 || !next) return;
    next.focus();
    event.preventDefault();
  };
  list.addEventListener("keydown", walk);
  return { destroy: () => list.removeEventListener("keydown", walk) };
}
