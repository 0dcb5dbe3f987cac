/** What I am about to do at a table: the answer I chose, the place I am being asked about, the "why not" I am shown. */
import type { Live } from "../app/live.svelte.ts";
import type { Candidate } from "../app/protocol.ts";
import { settings } from "../app/settings.svelte.ts";
import { problem } from "../app/texts.ts";
import { Places } from "../boards/board.ts";

/** A question beside a place: which of several answers, or why none of them. */
export interface Aside {
  kind: "which" | "why-not";
  candidates: Candidate[];
  element: Element;
}

export class Intent {
  readonly live: Live;
  /** Chosen, not confirmed: an answer after which there is no way back. */
  chosen: Candidate | null = $state.raw(null);
  aside: Aside | null = $state.raw(null);
  /** The answers that are pointed at, on the board or in a list. */
  pointed: Candidate[] = $state.raw([]);
  /** An answer put together on the board: its place, and what the button that gives it says. */
  proposed: { place: string; label: string } | null = $state.raw(null);
  /** What the server refused, in words. */
  trouble = $state("");

  constructor(live: Live) {
    this.live = live;
  }

  /** The candidates of my question; none while a rival thinks. */
  get candidates(): Candidate[] {
    return this.live.update?.question?.candidates ?? [];
  }

  get places(): Places {
    return new Places(this.candidates, {
      pick: (_, here, element) => this.pick(here, element),
      point: (place) => this.point(this.candidates.filter((each) => place && each.place === place)),
      propose: (place, label) => (this.proposed = place ? { place, label } : null),
    }, this.chosen?.place ?? null);
  }

  /** Nothing is pointed at with a thumb: what moved under it would be missed. */
  point(here: Candidate[]): void {
    this.pointed = matchMedia("(hover: hover)").matches ? here : [];
  }

  /** What is put together on the board, once it can be given. */
  get #ready(): Candidate | null {
    const here = this.proposed ? this.candidates.filter((each) => each.legal && each.place === this.proposed!.place) : [];
    return here.length === 1 ? here[0] : null;
  }

  /** Give what was put together: who arranged it and presses the button need not be asked again. */
  propose(here: Candidate[], element: Element): void {
    const ready = this.#ready;
    if (ready) void this.send(ready);
    else this.pick(here, element);
  }

  /** The answer that is chosen, pointed at or put together, if it is one only. */
  get answer(): Candidate | null {
    return this.chosen ?? (this.pointed.length === 1 ? this.pointed[0] : this.#ready);
  }

  pick(here: Candidate[], element: Element): void {
    const legal = here.filter((candidate) => candidate.legal);
    if (legal.length === 1) this.offer(legal[0]);
    else this.aside = { kind: legal.length ? "which" : "why-not", candidates: legal.length ? legal : here, element };
  }

  /** Give this answer; one with no way back waits for a confirmation, unless its giver does not want to be asked. */
  offer(candidate: Candidate): void {
    this.aside = null;
    this.trouble = "";
    if (candidate.final && settings.confirm && this.chosen?.action !== candidate.action) this.chosen = candidate;
    else void this.send(candidate);
  }

  confirm(): void {
    if (this.chosen) void this.send(this.chosen);
  }

  cancel(): void {
    this.chosen = null;
    this.aside = null;
    this.pointed = [];
  }

  async send(candidate: Candidate): Promise<void> {
    this.cancel();
    if (this.live.busy) return;
    this.#tell(await this.live.answer(candidate.action));
  }

  async undo(all: boolean): Promise<void> {
    this.cancel();
    if (this.live.busy || !this.live.update?.undo.steps) return;
    this.#tell(await (all ? this.live.restart() : this.live.undo()));
  }

  #tell(reply: { type: string; code?: string; reason?: string }): void {
    this.trouble = reply.type === "refused" && reply.code !== "stale" ? problem({ code: reply.code ?? "", message: reply.reason ?? "" }) : "";
  }
}
