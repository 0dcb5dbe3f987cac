/** Where somebody reads on a page of sections. It is kept, and found again when they come back. */

const KEY = "kogge-reading";
/** So far below the upper edge a section counts as read, in pixels. */
const EDGE = 24;

type Places = Record<string, [section: string, below: number]>;

function stored(): Places {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // private mode, or somebody else's text
  }
}

export class Reading {
  /** The section that is read. */
  here = $state("");
  readonly #page: string;
  readonly #sections: () => string[];
  /** Where the page was scrolled to from here; anything else is the reader's doing. */
  #aimed = NaN;
  /** Where it was left, until the reader goes elsewhere. */
  #left: [section: string, below: number] | null = null;

  constructor(page: string, sections: () => string[]) {
    this.#page = page;
    this.#sections = sections;
  }

  /** Once all is drawn: where it was left, unless the reader has begun elsewhere. */
  resume(): void {
    if (scrollY || location.hash) return;
    this.#left = stored()[this.#page] ?? null;
    this.settle();
  }

  /** The page has grown: pictures come when they come. */
  settle(): void {
    if (this.#left) this.#to(...this.#left);
  }

  go(section: string): void {
    this.#left = null;
    this.#to(section, 0);
    this.#keep();
  }

  /** So many sections on; whether there is one. */
  step(by: number): boolean {
    const all = this.#sections();
    const next = all[all.indexOf(this.here) + by];
    if (next) this.go(next);
    return next !== undefined;
  }

  scrolled(): void {
    if (Math.abs(scrollY - this.#aimed) < 2) return;
    this.#aimed = NaN;
    this.#left = null;
    this.here = this.#sections().findLast((id) => this.#top(id) <= EDGE) ?? "";
    this.#keep();
  }

  #top(id: string): number {
    return document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  }

  #to(section: string, below: number): void {
    if (this.#top(section) === Infinity) return;
    this.here = section;
    scrollTo({ top: scrollY + this.#top(section) + below - EDGE / 2, behavior: "instant" });
    this.#aimed = scrollY;
  }

  #keep(): void {
    const { [this.#page]: _, ...others } = stored();
    const below = Math.round(EDGE / 2 - this.#top(this.here));
    localStorage.setItem(KEY, JSON.stringify(this.here ? { ...others, [this.#page]: [this.here, below] } : others));
  }
}
