/** What a strong bot would do in my place. It thinks about one question at a time, and about each once, whoever asks. */
import type { Live } from "../app/live.svelte.ts";
import type { Advice, Hint } from "../app/protocol.ts";
import { settings } from "../app/settings.svelte.ts";
import { problem } from "../app/texts.ts";

const BEST = 3;
/** Questions of which the answer is known still: as many as somebody takes back. */
const KEPT = 12;

export class Adviser {
  readonly #live: Live;
  /** For the question of now, best first. */
  advice: Advice[] = $state.raw([]);
  /** How much of the usual thinking went into it, in percent. */
  thought = $state(100);
  /** Why there is none, in words. */
  refused = $state("");
  thinking = $state(false);
  readonly #known = new Map<string, Hint>();
  #wish: Promise<void> = Promise.resolve();
  /** Where it spoke unasked. */
  #offered = -1;

  constructor(live: Live) {
    this.#live = live;
  }

  /** The question as I see it: whoever takes back and comes again is not asked another one. */
  get #question(): string {
    const { length, view, question } = this.#live.update ?? {};
    return JSON.stringify([settings.lang, length, question, view]);
  }

  /** The table went on: what was said is of no use, unless it was said of this question. */
  turn(): void {
    this.#tell(this.#question);
    this.refused = "";
    this.thinking = false;
  }

  #tell(question: string): void {
    const known = this.#known.get(question);
    this.advice = known?.advice.slice(0, BEST) ?? [];
    this.thought = Math.floor((known?.part ?? 1) * 100);
  }

  /** Unasked, once for each question. */
  offer(): void {
    const number = this.#live.update?.number ?? -1;
    if (number === this.#offered) return;
    this.#offered = number;
    void this.ask();
  }

  /** Asked while it thinks about a question that has been answered, it comes to this one afterwards, if that is still open. */
  ask(): Promise<void> {
    if (this.advice.length || this.thinking) return this.#wish;
    this.thinking = true;
    this.refused = "";
    const number = this.#live.update?.number;
    return (this.#wish = this.#wish.then(() => this.#consult(number)));
  }

  async #consult(number: number | undefined): Promise<void> {
    const open = (): boolean => this.#live.update?.number === number;
    if (!open()) return;
    const question = this.#question;
    const reply = await this.#live.hint();
    if (reply?.type === "hint" && reply.number === number) {
      this.#known.set(question, reply);
      if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value!);
    }
    if (!open()) return;
    this.thinking = false;
    this.#tell(question);
    if (reply?.type === "refused") this.refused = problem({ code: reply.code, message: reply.reason });
  }
}
