/** What I am about to do at a table: the answer I chose, the place I am being asked about, the "why not" I am shown. */
import type { Candidate, QuestionInfo, Refused, TableInfo, Update } from "../app/protocol.ts";
import { settings } from "../app/settings.svelte.ts";
import { problem } from "../app/texts.ts";
import { Places } from "../boards/board.ts";

/** A question beside a place: which of several answers, or why none of them. */
export type Aside = { element: Element } & ({ kind: "idle"; what: string; text: string } | { kind: "which"; candidates: Candidate[] } | { kind: "why-not"; refused: Refused[] });

/** Every legal answer; those that came as rows of words and numbers are written out. */
export function answers(question: QuestionInfo | null): Candidate[] {
  if (!question) return [];
  const written = question.rows.flatMap(({ verb, place, text, final, warning, figure, words, rows }) =>
    Object.entries(rows).sort(([, a], [, b]) => a - b).map(([word, n]) => {
      const what = word.split(" ").map((part) => words[part] ?? part).join(", ");
      return { action: `${verb} ${word}`, text: text.replace("{what}", what).replace(`{${figure}}`, `${n}`), place: place.replace("{word}", word), final, warning, times: 1, figures: { ...question.figures, [figure]: n } };
    }),
  );
  return [...written, ...question.candidates];
}

type Told = { type: string; code?: string; reason?: string };

/** Where answers go: a live table, or a lesson. */
export interface Answering {
  readonly id: string;
  readonly table: TableInfo | null;
  readonly update: Update | null;
  readonly seats: number[];
  /** The seats that I answer for. */
  readonly hands: number[];
  readonly busy: boolean;
  /** Nobody answers for now. */
  readonly rests?: boolean;
  /** How many answers of bots wait to be shown, where they are shown at a pace. */
  readonly held?: number;
  skip?(all: boolean): void;
  /** Until what I answered last is on the screen. */
  settled?(): Promise<void>;
  /** `times`: so often in a row, as long as it is allowed. */
  answer(action: string, times?: number): Promise<Told>;
  undo(): Promise<Told>;
  restart(): Promise<Told>;
  why(place: string | null): Promise<Refused[] | null>;
}

export class Intent {
  readonly live: Answering;
  /** Chosen, not confirmed: an answer by which something is lost or shown for good. */
  chosen: Candidate | null = $state.raw(null);
  /** How often in a row it is to be given. */
  times = 1;
  aside: Aside | null = $state.raw(null);
  /** The answers that are pointed at, on the board or in a list. */
  pointed: Candidate[] = $state.raw([]);
  /** An answer put together on the board: its place, what the button that gives it says, and the answers that go with it. */
  proposed: { place: string; label: string; then: string[] } | null = $state.raw(null);
  /** What the server refused, in words. */
  trouble = $state("");

  constructor(live: Answering) {
    this.live = live;
  }

  /** The legal answers to my question; none while a rival thinks. */
  candidates: Candidate[] = $derived.by(() => answers((!this.live.rests && this.live.update?.question) || null));

  get places(): Places {
    return new Places(this.candidates, this.live.update?.question?.refused ?? {}, {
      pick: (place, element) => this.pick(place, element),
      point: (place) => this.point(this.candidates.filter((each) => place && each.place === place)),
      propose: (place, label, then = []) => (this.proposed = place ? { place, label, then } : null),
      give: (actions) => void this.give(actions),
    }, this.chosen?.place ?? null);
  }

  /** Nothing is pointed at with a thumb: what moved under it would be missed. */
  point(here: Candidate[]): void {
    this.pointed = matchMedia("(hover: hover)").matches ? here : [];
  }

  /** What is put together on the board, once it can be given. */
  get #ready(): Candidate | null {
    const here = this.proposed ? this.#at(this.proposed.place) : [];
    return here.length === 1 ? here[0] : null;
  }

  /** Give what was put together: who arranged it and presses the button need not be asked again. */
  propose(place: string, element: Element): void {
    const ready = this.#ready;
    if (ready) void this.give([ready.action, ...(this.proposed?.then ?? [])]);
    else this.pick(place, element);
  }

  #at(place: string): Candidate[] {
    return this.candidates.filter((each) => each.place === place);
  }

  /** The answer that is chosen, pointed at or put together, if it is one only. */
  get answer(): Candidate | null {
    return this.chosen ?? (this.pointed.length === 1 ? this.pointed[0] : this.#ready);
  }

  pick(place: string, element: Element): void {
    const here = this.#at(place);
    if (here.length === 1) this.offer(here[0]);
    else if (here.length) this.aside = { kind: "which", candidates: here, element };
    else void this.explain(place, element);
  }

  /** Why nothing can be done there. */
  async explain(place: string, element: Element): Promise<void> {
    const refused = await this.live.why(place);
    if (refused?.length) this.aside = { kind: "why-not", refused, element };
  }

  #told: { question: object | null; reasons: Promise<Refused[]> } | null = null;
  /** The same for whoever only asks what something is: once for all places of a question. */
  async refusals(place: string): Promise<Refused[]> {
    const question = this.live.update?.question ?? null;
    if (this.#told?.question !== question) this.#told = { question, reasons: this.live.why(null).then((found) => found ?? []) };
    return (await this.#told!.reasons).filter((each) => each.place === place);
  }

  /** Give this answer, so often in a row; one by which something is lost or shown waits for a confirmation, unless its giver does not want to be asked. */
  offer(candidate: Candidate, times = 1): void {
    this.aside = null;
    this.trouble = "";
    if (candidate.warning && settings.confirm && this.chosen?.action !== candidate.action) {
      this.chosen = candidate;
      this.times = times;
    } else void this.send(candidate, times);
  }

  confirm(): void {
    if (this.chosen) void this.send(this.chosen, this.times);
  }

  cancel(): void {
    this.chosen = null;
    this.aside = null;
    this.pointed = [];
  }

  async send(candidate: Candidate, times = 1): Promise<void> {
    this.cancel();
    if (this.live.busy) return;
    this.#tell(await this.live.answer(candidate.action, times));
  }

  /** Several answers, one after the other, as long as each is allowed when it comes. */
  async give(actions: string[]): Promise<void> {
    this.cancel();
    for (const action of actions) {
      if (this.live.busy || !this.candidates.some((each) => each.action === action)) return;
      const reply = await this.live.answer(action);
      this.#tell(reply);
      if (reply.type === "refused") return;
      await this.live.settled?.();
    }
  }

  async undo(all: boolean): Promise<void> {
    this.cancel();
    if (this.live.busy || !this.live.update?.undo.steps) return;
    this.#tell(await (all ? this.live.restart() : this.live.undo()));
  }

  #tell(reply: Told): void {
    this.trouble = reply.type === "refused" && reply.code !== "stale" ? problem({ code: reply.code ?? "", message: reply.reason ?? "" }) : "";
  }
}
