/** How fast bots' turns are shown. What people do is never held back, nor what is known already when the page opens. */
import type { LogLine, ServerMessage, TableInfo } from "./protocol.ts";
import type { Pace } from "./settings.svelte.ts";

/** Between two answers of a turn, in ms; "step" waits to be told. */
const GAPS: Record<Pace, number> = { step: Infinity, slow: 1500, normal: 320, instant: 0 };
/** A bot's turn is on the screen at least and, held back, at most so long. */
const LEAST: Record<Pace, number> = { step: Infinity, slow: 1500, normal: 1250, instant: 0 };
const MOST: Record<Pace, number> = { step: Infinity, slow: Infinity, normal: 3000, instant: 0 };

/** Messages that wait for their time. */
export class Held {
  readonly queue: ServerMessage[] = [];
  #shown = -Infinity;
  #began = -Infinity;
  #seat = -1;

  /** How long the next message has to wait, in ms; what was shown last is a bot's turn, or nothing holds it. */
  wait(message: ServerMessage, pace: Pace, now: number): number {
    if (this.#seat < 0 || pace === "instant") return 0;
    const lines = linesOf(message);
    const goesOn = lines.some((line) => line.seat >= 0) && lines.every((line) => line.seat < 0 || line.seat === this.#seat) && !lines.some((line) => line.begins);
    const due = goesOn ? Math.min(this.#shown + GAPS[pace], this.#began + MOST[pace]) : Math.max(this.#began + LEAST[pace], this.#shown + GAPS[pace]);
    return Math.max(0, due - now);
  }

  /** Note what is shown now. */
  show(message: ServerMessage, table: TableInfo | null, now: number): void {
    if (message.type !== "update" && message.type !== "patch") return;
    const lines = linesOf(message);
    const last = lines.findLast((line) => line.seat >= 0);
    const bot = last && message.log_from > 0 && table?.seats[last.seat]?.kind === "bot" ? last.seat : -1;
    if (bot !== this.#seat || lines.some((line) => line.begins)) this.#began = now;
    this.#seat = bot;
    this.#shown = now;
  }

  /** What was noted last is on the screen only now: on a busy machine it takes a while to be drawn. */
  drawn(now: number): void {
    if (this.#began === this.#shown) this.#began = now;
    this.#shown = now;
  }

  /** Nothing holds what comes next. */
  release(): void {
    this.#seat = -1;
  }
}

const linesOf = (message: ServerMessage): LogLine[] => (message.type === "update" || message.type === "patch" ? message.log : []);
