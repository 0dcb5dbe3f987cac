/** What I write down at a table, by seat: only mine, kept as I type. */
import { Failed, myNotes, writeNote } from "../app/api.ts";
import type { Note } from "../app/protocol.ts";
import { problem } from "../app/texts.ts";

/** Ms after the last letter until it is kept. */
const PAUSE = 700;

export class Notebook {
  readonly #table: string;
  /** What stands on the page, and when it was last kept. */
  #texts: Record<number, string> = $state({});
  #at: Record<number, string> = $state({});
  trouble = $state("");
  /** What I wrote before is known: until then nothing is written over it. */
  ready = $state(false);
  /** Seats whose note is newer here than on the server. */
  #changed = new Set<number>();
  #timer = 0;
  #keeping = false;

  constructor(table: string) {
    this.#table = table;
  }

  text = (seat: number): string => this.#texts[seat] ?? "";
  /** When it was kept; empty while it is not. */
  at = (seat: number): string => this.#at[seat] ?? "";

  /** What I wrote before. What I am writing now stays. */
  async look(): Promise<void> {
    this.#take(await myNotes(this.#table), true);
    this.ready = true;
  }

  write(seat: number, text: string): void {
    this.#texts[seat] = text;
    delete this.#at[seat];
    this.#changed.add(seat);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.keep(), PAUSE);
  }

  /** One request at a time, until nothing is newer here. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#keeping) return;
    this.#keeping = true;
    try {
      for (let [seat] = this.#changed; seat !== undefined; [seat] = this.#changed) {
        this.#changed.delete(seat);
        try {
          this.#take(await writeNote(this.#table, seat, this.text(seat)), false);
          this.trouble = "";
        } catch (error) {
          this.#changed.add(seat);
          if (!(error instanceof Failed)) throw error;
          this.trouble = problem(error);
          return; // the next letter tries again
        }
      }
    } finally {
      this.#keeping = false;
    }
  }

  #take(notes: Note[], words: boolean): void {
    for (const note of notes) {
      if (this.#changed.has(note.seat)) continue;
      if (words) this.#texts[note.seat] = note.text;
      this.#at[note.seat] = note.at;
    }
  }
}
