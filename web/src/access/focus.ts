import { hands } from "./keys.svelte.ts";

/**
 * After an answer what had the focus is often gone, and the focus with it. It goes on where the work goes on: to what asks for a
 * confirmation, however the answer was chosen; else to the same place or answer if it is still there, else to the button by which a
 * lesson or a puzzle goes on, else to the next that is legal in the same part of the table, else to the next place or piece of the
 * board, else to the next button (it may be the one that ends the turn), else to the question.
 */
const CONFIRM = ".prompt.final [data-confirm]:not(:disabled)";
const TAUGHT = ".card :is([data-check]:not(:disabled), [data-next], [data-following], [data-back])";
const LEGAL = [".place.legal", "[data-slot=board] [role=button]:not([aria-disabled=true])", "[data-action]:not(:disabled)"];
const FRAMES = 2;

/** `{@attach keepFocus}` on the table. */
export function keepFocus(table: HTMLElement): () => void {
  /** What had the focus: which part of the table, which place or answer. */
  let last: { part: string; place: string | null; action: string | null } | null = null;
  /** The question holds the focus until there is something to do. */
  let parked = false;
  /** The answer whose confirmation got the focus: Enter gives it. Whoever goes elsewhere then may stay there. */
  let confirming: string | undefined;

  const partOf = (element: Element): string => (element.closest(".actions") ? ".actions" : `[data-slot="${element.closest<HTMLElement>("[data-slot]")?.dataset.slot ?? "prompt"}"]`);
  const note = (event: FocusEvent): void => {
    if (!(event.target instanceof HTMLElement || event.target instanceof SVGElement)) return;
    if (event.target.matches(".prompt, .prompt.final *")) return;
    parked = false;
    last = { part: partOf(event.target), place: event.target.dataset.place ?? null, action: event.target.dataset.action ?? null };
  };
  const usable = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true }) && !(element as HTMLButtonElement).disabled && ((element as HTMLElement).tabIndex >= 0 || element.hasAttribute("tabindex"));
  /** Whether one of these takes the focus: what is inert says no. */
  const taken = (selector: string): boolean =>
    selector !== "" && [...table.querySelectorAll<HTMLElement>(selector)].some((each) => {
      if (!usable(each)) return false;
      each.focus({ preventScroll: true });
      return document.activeElement === each;
    });
  const same = (): string =>
    [last?.place && `${parked ? ".legal" : ".place"}[data-place="${CSS.escape(last.place)}"]`, last?.action && `[data-action="${CSS.escape(last.action)}"]`].filter(Boolean).join(", ");
  const goesOn = (): boolean => taken(same()) || taken(CONFIRM) || taken(TAUGHT) || (last && taken(LEGAL.map((each) => `${last?.part} ${each}`).join(", "))) || LEGAL.some(taken);

  /** Frames in which it is still looked: the browser lets go of what is hidden or disabled only after a frame was drawn. */
  let frames = 0;
  const look = (): void => {
    if (--frames > 0) requestAnimationFrame(look);
    const held = document.activeElement;
    const prompt = table.querySelector<HTMLElement>(".prompt");
    const lost = !held || held === document.body || (table.contains(held) && !usable(held));
    if (!hands.keys || document.querySelector("dialog:modal")) return;
    const chosen = prompt?.dataset.chosen;
    if (!chosen) confirming = undefined;
    if (chosen && chosen !== confirming && taken(CONFIRM)) confirming = chosen;
    else if ((lost || (parked && held === prompt)) && !goesOn() && lost && prompt) {
      parked = true;
      prompt.focus({ preventScroll: true });
    }
  };
  /** Never put off by what changes meanwhile. */
  const again = (): void => {
    if (frames <= 0) requestAnimationFrame(look);
    frames = FRAMES;
  };
  const changes = new MutationObserver(again); // of all the page: a window or a choice beside a place takes the focus along when it goes
  table.addEventListener("focusin", note);
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "class", "tabindex", "hidden", "inert", "open", "data-chosen"] });
  again();
  return () => {
    table.removeEventListener("focusin", note);
    changes.disconnect();
    last = null;
  };
}
