import { hands } from "./keys.svelte.ts";

/**
 * After an answer what had the focus is often gone, and the focus with it. It goes on where the work goes on: to what asks for a
 * confirmation, however the answer was chosen; else to the same place or answer if it is still there, else to the button by which a
 * lesson or a puzzle goes on, else to the next that is legal in the same part of the table, else to the next place or piece of the
 * board, else to the next button (it may be the one that ends the turn), else to the question. Whoever has not pressed a key yet, or
 * goes on by hand, has it on what asks: nothing is pointed at.
 */
const CONFIRM = ".prompt.final [data-confirm]:not(:disabled)";
const TAUGHT = ".card :is([data-check]:not(:disabled), [data-next], [data-following], [data-back])";
const LEGAL = [".place.legal", "[data-slot=board] [role=button]:not([aria-disabled=true])", "[data-action]:not(:disabled)"];
const FRAMES = 2;
/** What asks: a lesson, else the question; else what lies over it. */
const ASKS = ["[data-teaches]", ".prompt, .replay, section.where", "[data-slot=board]"];

/** `{@attach keepFocus}` on the table. */
export function keepFocus(table: HTMLElement): () => void {
  /** What had the focus: which part of the table, which place or answer. */
  let last: { part: string; place: string | null; action: string | null } | null = null;
  /** What had it, anywhere on the page: whoever only went elsewhere, past the end of the page by Tab or by hand, is not called back. */
  let holder: Element | null = null;
  const held = (event: FocusEvent): void => void (holder = event.target as Element);
  let leaves = false;
  const pressed = (event: Event): void => void (leaves = !(event instanceof KeyboardEvent) || event.key === "Tab");
  const there = (): boolean => leaves && holder !== null && holder.isConnected && usable(holder) && !holder.closest("[inert]");
  /** What asks holds the focus until there is something to do. */
  let parked = false;
  /** The answer whose confirmation got the focus: Enter gives it. Whoever goes elsewhere then may stay there. */
  let confirming: string | undefined;

  const partOf = (element: Element): string => (element.closest(".actions") ? ".actions" : `[data-slot="${element.closest<HTMLElement>("[data-slot]")?.dataset.slot ?? "prompt"}"]`);
  const note = (event: FocusEvent): void => {
    if (!(event.target instanceof HTMLElement || event.target instanceof SVGElement)) return;
    if (event.target.matches(`${ASKS.join(", ")}, .prompt.final *`)) return;
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

  /** On what asks; without a ring for whoever uses no keys. */
  function park(): void {
    const asks = ASKS.map((each) => table.querySelector<HTMLElement>(each)).find((each) => each && usable(each));
    asks?.toggleAttribute("data-quiet", !hands.keys);
    asks?.focus({ preventScroll: true });
    parked = true;
  }
  function look(): void {
    const now = document.activeElement;
    const lost = !now || now === document.body ? !there() : !usable(now);
    if (document.querySelector("dialog:modal")) return;
    if (!hands.keys) {
      if (lost) park();
      return;
    }
    const chosen = table.querySelector<HTMLElement>(".prompt")?.dataset.chosen;
    if (!chosen) confirming = undefined;
    if (chosen && chosen !== confirming && taken(CONFIRM)) confirming = chosen;
    // the explorer's steps keep it: arrows walk the game until somebody goes to the board
    else if ((lost || (parked && now?.matches(ASKS.join(", ")) && !now.matches("section.where"))) && !goesOn() && lost) park();
  }
  /** Frames in which it is still looked: the browser lets go of what is hidden or disabled only after a frame was drawn. */
  let frames = 0;
  const later = (): void => {
    if (--frames > 0) requestAnimationFrame(later);
    look();
  };
  /** At once, so that nobody is nowhere for a frame; never put off by what changes meanwhile. */
  const again = (): void => {
    look();
    if (frames <= 0) requestAnimationFrame(later);
    frames = FRAMES;
  };
  const changes = new MutationObserver(again); // of all the page: a window or a choice beside a place takes the focus along when it goes
  table.addEventListener("focusin", note);
  document.addEventListener("focusin", held);
  for (const press of ["keydown", "pointerdown"]) document.addEventListener(press, pressed, true);
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "class", "tabindex", "hidden", "inert", "open", "data-chosen"] });
  again();
  return () => {
    table.removeEventListener("focusin", note);
    document.removeEventListener("focusin", held);
    for (const press of ["keydown", "pointerdown"]) document.removeEventListener(press, pressed, true);
    changes.disconnect();
    last = null;
  };
}
