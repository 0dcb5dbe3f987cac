/** One lesson while it is taken: which step, what was answered, what the board shows. The server knows nothing of it. */
import { attempt } from "../app/api.ts";
import type { LessonInfo, LessonRemark, LessonStep, PuzzleLine, Refused, Tried, Update } from "../app/protocol.ts";
import { answers, type Answering } from "../table/intent.svelte.ts";
import { finish, leftAt, reach, tried } from "./progress.svelte.ts";

/** asked: the pupil is to do something, or only to read; ready: a puzzle's answer lies on the board, not checked yet; right, better, wrong: after an answer; free: plays on by the own way. */
export type State = "asked" | "ready" | "right" | "better" | "wrong" | "free" | "done";

export class Pupil implements Answering {
  readonly lesson: LessonInfo;
  readonly id = "";
  readonly table = null;
  /** Nothing is undone in the prompt; the lesson has its own way back. */
  readonly seats = [];
  readonly hands: number[];
  index = $state(0);
  state: State = $state("asked");
  /** What is said of the last answer. */
  said: LessonRemark | null = $state.raw(null);
  /** The last answer, in words. */
  given = $state("");
  /** The table after answers that the lesson does not expect, and those answers. */
  #tried: Tried | null = $state.raw(null);
  busy = $state(false);

  /** A puzzle is a lesson of one step that is found or not. */
  readonly puzzle: PuzzleLine | null;
  /** The place of the answer was shown. */
  hinted = $state(false);

  constructor(lesson: LessonInfo, names: string[], puzzle: PuzzleLine | null = null) {
    this.puzzle = puzzle;
    this.lesson = named(lesson, names);
    this.hands = [lesson.seat];
    this.index = Math.min(leftAt(lesson.game, lesson.name), lesson.steps.length - 1);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.index];
  }

  get last(): boolean {
    return this.index === this.lesson.steps.length - 1;
  }

  /** What the board shows: after a right answer already what follows it. */
  get update(): Update {
    if (this.#tried) return this.state === "free" ? this.#tried.scene : mute(this.#tried.scene);
    if (this.state === "asked") return this.step.expected.length ? this.step.scene : mute(this.step.scene);
    return mute(this.last ? this.lesson.end : this.lesson.steps[this.index + 1].scene);
  }

  async answer(action: string): Promise<{ type: string; code?: string; reason?: string }> {
    if (this.state === "free") return this.#play([...(this.#tried?.line ?? []), action], true);
    const { expected, better, wrong, scene } = this.step;
    this.given = answers(scene.question).find((each) => each.action === action)?.text ?? action;
    if (this.puzzle && this.state === "asked") {
      const told = await this.#play([action], false);
      if (told.type === "ack") this.state = "ready";
      return told;
    }
    const praised = better.find((each) => action.startsWith(each.answer));
    if (expected.includes(action) || praised) {
      this.state = expected.includes(action) ? "right" : "better";
      this.said = this.state === "better" ? praised! : null;
      return { type: "ack" };
    }
    const told = this.puzzle ? { type: "ack" } : await this.#play([action], false);
    if (told.type !== "ack") return told;
    this.said = wrong.find((each) => each.answer && action.startsWith(each.answer)) ?? wrong.find((each) => !each.answer) ?? null;
    this.state = "wrong";
    return told;
  }

  /** A puzzle's answer is judged when it is asked to be; the first one counts. */
  async check(): Promise<void> {
    const action = this.#tried?.line[0];
    if (!this.puzzle || this.state !== "ready" || !action) return;
    tried(this.puzzle.id, this.puzzle.grade, this.step.expected.includes(action), this.hinted);
    await this.answer(action);
  }

  /** The answer that was to be found, on the board and in words; whoever has tried knows that it was not found. */
  async show(): Promise<void> {
    const [action] = this.step.expected;
    this.given = answers(this.step.scene.question).find((each) => each.action === action)?.text ?? action;
    const told = await this.#play([action], false);
    if (told.type === "ack") this.state = "right";
  }

  /** Go on from a wrong answer: rivals and luck answer, and the pupil may too. */
  async playOn(): Promise<void> {
    const told = await this.#play(this.#tried?.line ?? [], true);
    if (told.type === "ack") this.state = "free";
  }

  async #play(line: string[], on: boolean): Promise<{ type: string; code?: string; reason?: string }> {
    this.busy = true;
    try {
      this.#tried = await attempt(this.lesson.game, this.lesson.name, { step: this.index, line, on });
      return { type: "ack" };
    } catch (error) {
      const { code = "unavailable", message = "" } = error as { code?: string; message?: string };
      return { type: "refused", code, reason: message };
    } finally {
      this.busy = false;
    }
  }

  /** Back to what is asked. */
  async undo(): Promise<{ type: string }> {
    this.#ask(this.index);
    return { type: "ack" };
  }

  restart = (): Promise<{ type: string }> => this.undo();

  why = async (place: string | null): Promise<Refused[]> => (this.#tried ?? this.step).refused.filter((each) => place === null || each.place === place);

  next(): void {
    if (this.last) {
      this.state = "done";
      if (!this.puzzle) finish(this.lesson.game, this.lesson.name);
    } else this.#ask(this.index + 1);
  }

  back(): void {
    this.#ask(Math.max(0, this.index - 1));
  }

  again(): void {
    this.#ask(0);
  }

  #ask(index: number): void {
    this.index = index;
    this.#tried = null;
    this.said = null;
    this.given = "";
    this.state = "asked";
    if (!this.puzzle) reach(this.lesson.game, this.lesson.name, index);
  }
}

/** Nothing can be answered here. */
const mute = (scene: Update): Update => ({ ...scene, question: scene.question && { ...scene.question, candidates: [], rows: [], refused: {} } });

/** Names stand as {0}, {1} in what the server sends. No answer of a lesson is final: everything can be taken back. */
function named(lesson: LessonInfo, names: string[]): LessonInfo {
  const text = JSON.stringify(lesson).replace(/\{(\d)\}/g, (whole, seat) => names[Number(seat)] ?? whole);
  return JSON.parse(text, (key, value) => (key === "final" ? false : key === "warning" ? "" : value)) as LessonInfo;
}
