/**
 * After an answer what had the focus is often gone, and the focus with it. It goes on where the work goes on: to the same place or
 * answer if it is still there, else to the next that is legal in the same part of the table, else to the question.
 */
const LEGAL = ".place.legal, [data-action]:not(:disabled)";

/** `{@attach keepFocus}` on the table. */
export function keepFocus(table: HTMLElement): () => void {
  /** What had the focus: which part of the table, which place or answer. */
  let last: { part: string; place: string | null; action: string | null } | null = null;
  /** The question holds the focus until there is something to do. */
  let parked = false;
  /** Who uses a mouse or a finger needs no focus, and is not to be shown what it would point at. */
  let byKeys = false;
  const typed = (): void => void (byKeys = true);
  const pointed = (): void => void (byKeys = false);

  const partOf = (element: Element): string => (element.closest(".actions") ? ".actions" : `[data-slot="${element.closest<HTMLElement>("[data-slot]")?.dataset.slot ?? "prompt"}"]`);
  const note = (event: FocusEvent): void => {
    if (!(event.target instanceof HTMLElement || event.target instanceof SVGElement)) return;
    if (event.target.matches(".prompt")) return;
    parked = false;
    last = { part: partOf(event.target), place: event.target.dataset.place ?? null, action: event.target.dataset.action ?? null };
  };
  const usable = (selector: string): HTMLElement | undefined =>
    [...table.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility() && !(each as HTMLButtonElement).disabled);
  const same = (): HTMLElement | undefined => {
    const named = [last?.place && `.legal[data-place="${last.place}"]`, last?.action && `[data-action="${last.action}"]`].filter(Boolean).join(", ");
    return named ? usable(named) : undefined;
  };
  const next = (): HTMLElement | undefined => same() ?? usable(LEGAL.split(", ").map((each) => `${last?.part} ${each}`).join(", ")) ?? usable(LEGAL);

  let asked = 0;
  const look = (): void => {
    const held = document.activeElement;
    const lost = !held || held === document.body;
    const prompt = table.querySelector<HTMLElement>(".prompt");
    if (!last || !byKeys || document.querySelector("dialog:modal") || !(lost || (parked && held === prompt))) return;
    const found = next();
    if (found) found.focus({ preventScroll: true });
    else if (lost && prompt) {
      parked = true;
      prompt.focus({ preventScroll: true });
    }
  };
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(look);
  });
  table.addEventListener("focusin", note);
  addEventListener("keydown", typed, true);
  addEventListener("pointerdown", pointed, true);
  changes.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "class"] });
  return () => {
    table.removeEventListener("focusin", note);
    removeEventListener("keydown", typed, true);
    removeEventListener("pointerdown", pointed, true);
    changes.disconnect();
    cancelAnimationFrame(asked);
  };
}
