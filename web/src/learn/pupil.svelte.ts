/** One lesson while it is taken: which step, what was answered, what the board shows. The server knows nothing of it. */
import { attempt } from "../app/api.ts";
import type { Candidate, LessonInfo, LessonRemark, LessonStep, PuzzleLine, Refused, Tried, Update } from "../app/protocol.ts";
import { answers, type Answering } from "../table/intent.svelte.ts";
import { finish, leftAt, reach, solvedOn, tried } from "./progress.svelte.ts";
import { words } from "./texts.ts";

/** asked: the pupil is to do something, or only to read; ready: a puzzle's turn lies on the board, not checked yet; right, better, wrong: after an answer; free: plays on by the own way. */
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

  /** A puzzle is a lesson of one step: a turn that is found or not. */
  readonly puzzle: PuzzleLine | null;
  /** The answers of a puzzle's turn so far. */
  rows: { text: string; place: string }[] = $state.raw([]);
  /** The place of the answer was shown. */
  hinted = $state(false);

  /** The day whose puzzle this is. */
  readonly #day: number | null;

  constructor(lesson: LessonInfo, names: string[], puzzle: PuzzleLine | null = null, day: number | null = null) {
    this.puzzle = puzzle;
    this.#day = day;
    this.lesson = named(lesson, names);
    this.hands = [lesson.seat];
    this.index = Math.min(leftAt(lesson.game, lesson.name), lesson.steps.length - 1);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.index];
  }

  /** What is to be answered now. */
  get expected(): string[] {
    return this.puzzle ? this.puzzle.line.slice(this.rows.length, this.rows.length + 1) : this.step.expected;
  }

  get last(): boolean {
    return this.index === this.lesson.steps.length - 1;
  }

  /** What the board shows: after a right answer already what follows it. */
  get update(): Update {
    if (this.#tried) return this.state === "free" || this.state === "asked" ? this.#tried.scene : this.#rest(this.#tried.scene);
    if (this.state === "asked") return this.step.expected.length ? this.step.scene : mute(this.step.scene);
    return mute(this.last ? this.lesson.end : this.lesson.steps[this.index + 1].scene);
  }

  /** Answers lie on the board and nothing is asked: the prompt says what can be done with them. */
  #rest(scene: Update): Update {
    const { question, ...rest } = mute(scene);
    const prompt = words().rests[this.state as "ready" | "wrong" | "right"] ?? "";
    return { ...rest, question: question && (prompt ? { ...question, seat: this.lesson.seat, prompt } : question) };
  }

  async answer(action: string): Promise<{ type: string; code?: string; reason?: string }> {
    if (this.state === "free") return this.#play([...(this.#tried?.line ?? []), action], true);
    if (this.puzzle) return this.#row(action);
    const { expected, better, wrong } = this.step;
    this.given = this.#candidate(action)?.text ?? action;
    const praised = better.find((each) => action.startsWith(each.answer));
    if (expected.includes(action) || praised) {
      this.state = expected.includes(action) ? "right" : "better";
      this.said = this.state === "better" ? praised! : null;
      return { type: "ack" };
    }
    const told = await this.#play([action], false);
    if (told.type !== "ack") return told;
    this.said = remark(wrong, action);
    this.state = "wrong";
    return told;
  }

  #candidate = (action: string): Candidate | undefined => answers(this.update.question).find((each) => each.action === action);

  /** One more answer of a puzzle's turn, until all are given or somebody else is asked. */
  async #row(action: string): Promise<{ type: string; code?: string; reason?: string }> {
    const { text = action, place = "" } = this.#candidate(action) ?? {};
    const told = await this.#play([...(this.#tried?.line ?? []), action], false);
    if (told.type !== "ack") return told;
    this.rows = [...this.rows, { text, place }];
    const asked = this.#tried?.scene.question?.seat === this.lesson.seat;
    this.state = asked && this.rows.length < this.puzzle!.line.length ? "asked" : "ready";
    return told;
  }

  /** A puzzle's turn is judged when it is asked to be; the first one counts. */
  check(): void {
    const line = this.#tried?.line;
    if (!this.puzzle || this.state !== "ready" || !line) return;
    const slip = this.puzzle.line.findIndex((each, n) => each !== line[n]);
    const right = slip < 0;
    this.found = right ? line.length : slip;
    if (right && this.#day !== null) solvedOn(this.#day);
    this.first = tried(this.puzzle.id, this.puzzle.grade, right, this.hinted);
    this.said = right ? null : remark(this.step.wrong, line[0]);
    this.state = right ? "right" : "wrong";
  }
  /** So many answers of the turn were found, from the first on. */
  found = $state(0);
  /** What the check changed: my rating, if it was the first try. */
  first: { change: number } | null = $state.raw(null);

  /** The answer or the turn that was to be found, on the board and in words; whoever asks for a puzzle's has not found it. */
  async show(): Promise<void> {
    this.#ask(this.index);
    if (!this.puzzle) this.given = this.#candidate(this.step.expected[0])?.text ?? "";
    else {
      tried(this.puzzle.id, this.puzzle.grade, false, this.hinted);
      for (const action of this.puzzle.line) if ((await this.#row(action)).type !== "ack") return;
    }
    this.shown = true;
    this.state = "right";
  }
  shown = $state(false);

  /** The last answers of a puzzle's turn are taken back, from this one on. */
  async cut(row: number): Promise<void> {
    const line = this.#tried?.line.slice(0, row) ?? [];
    if (!row) return this.#ask(this.index);
    if ((await this.#play(line, false)).type !== "ack") return;
    this.rows = this.rows.slice(0, row);
    this.state = "asked";
  }

  /** Go on from a wrong answer: rivals and luck answer, and the pupil may too. */
  async playOn(): Promise<void> {
    const told = await this.#play(this.#tried?.line ?? [], true);
    if (told.type === "ack") this.state = "free";
  }

  async #play(line: string[], on: boolean): Promise<{ type: string; code?: string; reason?: string }> {
    this.busy = true;
    try {
      this.#tried = unsettled(JSON.stringify(await attempt(this.lesson.game, this.lesson.name, { step: this.index, line, on }))) as Tried;
      return { type: "ack" };
    } catch (error) {
      const { code = "unavailable", message = "" } = error as { code?: string; message?: string };
      return { type: "refused", code, reason: message };
    } finally {
      this.busy = false;
    }
  }

  /** Back to what is asked; in a puzzle's turn by one answer. */
  async undo(): Promise<{ type: string }> {
    if (this.rows.length && (this.state === "asked" || this.state === "ready")) await this.cut(this.rows.length - 1);
    else this.#ask(this.index);
    return { type: "ack" };
  }

  async restart(): Promise<{ type: string }> {
    this.#ask(this.index);
    return { type: "ack" };
  }

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
    this.rows = [];
    this.shown = false;
    this.said = null;
    this.given = "";
    this.state = "asked";
    if (!this.puzzle) reach(this.lesson.game, this.lesson.name, index);
  }
}

/** What is said of an answer that is not expected. */
const remark = (wrong: LessonRemark[], action: string): LessonRemark | null =>
  wrong.find((each) => each.answer && action.startsWith(each.answer)) ?? wrong.find((each) => !each.answer) ?? null;

/** Nothing can be answered here. */
const mute = (scene: Update): Update => ({ ...scene, question: scene.question && { ...scene.question, candidates: [], rows: [], refused: {} } });

/** No answer of a lesson is final: everything can be taken back. */
const unsettled = (text: string): unknown => JSON.parse(text, (key, value) => (key === "final" ? false : key === "warning" ? "" : value));

/** Names stand as {0}, {1} in what the server sends. */
const named = (lesson: LessonInfo, names: string[]): LessonInfo =>
  unsettled(JSON.stringify(lesson).replace(/\{(\d)\}/g, (whole, seat) => names[Number(seat)] ?? whole)) as LessonInfo;
