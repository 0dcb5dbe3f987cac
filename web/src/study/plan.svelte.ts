/**
 * What I try at a table that is being played: lines of answers that nobody else sees. The table goes on meanwhile; a plan that it
 * follows gets shorter, one that it leaves is kept and says where.
 */
import { Failed, study, studyBot, studyWhy } from "../app/api.ts";
import type { Live } from "../app/live.svelte.ts";
import type { Ack, LogLine, Refused, StudyMoment, StudyStep, StudyWish, Update } from "../app/protocol.ts";
import { problem } from "../app/texts.ts";
import type { Answering } from "../table/intent.svelte.ts";
import { shownAs } from "./moment.ts";

/** One way that I have thought of. */
export interface Branch {
  /** After so many answers of the real log. */
  at: number;
  line: string[];
  /** The same answers in words, as far as they were looked at. */
  steps: StudyStep[];
  /** The step at which the table went another way, and what happened there; the rest is kept. */
  broken: { step: number; instead: string } | null;
}

const LONGEST = 200;
/** How many answers of others are tried in a row to come to mine. */
const PATIENCE = 60;

const fresh = (at: number): Branch => ({ at, line: [], steps: [], broken: null });

/** Whether a planned answer is what the log tells; what is hidden there tells its verb alone. */
function fits(planned: string, told: string): boolean {
  return planned === told || (told.endsWith(" ?") && planned.startsWith(told.slice(0, -1)));
}

export class Plan implements Answering {
  readonly live: Live;
  readonly table = null;
  get id(): string {
    return this.live.id;
  }
  branches: Branch[] = $state([]);
  current = $state(0);
  /** How many steps of the branch lie on the board. */
  shown = $state(0);
  moment: StudyMoment | null = $state.raw(null);
  busy = $state(false);
  /** What a send came to, or why something cannot be looked at. */
  word = $state("");
  /** By which what I cannot know is dealt. */
  seed = $state(1);
  #gone: { branches: Branch[]; current: number } | null = $state.raw(null);
  #asked = 0;

  constructor(live: Live) {
    this.live = live;
    this.branches = [fresh(live.update?.length ?? 0)];
    void this.look();
  }

  get branch(): Branch {
    return this.branches[this.current];
  }

  /** The position on the board, as a table tells it. */
  update: Update | null = $derived.by(() => (this.moment && this.live.update ? { ...this.live.update, ...shownAs(this.moment, this.shown) } : null));

  /** Everybody's answers are mine to try, and luck's. */
  get seats(): number[] {
    return [-1, ...(this.live.table?.seats.map((each) => each.seat) ?? [])];
  }

  get hands(): number[] {
    return this.seats;
  }

  /** Whether whoever is asked there is me. */
  get mine(): boolean {
    return this.moment?.question != null && this.live.seats.includes(this.moment.question.seat);
  }

  /** How many steps could be sent now: my own, up to the first that is not. */
  get sendable(): number {
    const { branch, live } = this;
    if (branch.broken || branch.at !== live.update?.length || !live.seats.includes(live.update.question?.seat ?? -2)) return 0;
    const other = branch.steps.findIndex((step) => !live.seats.includes(step.seat));
    return other < 0 ? branch.steps.length : other;
  }

  gain(branch: Branch): number {
    return branch.steps.reduce((sum, step) => sum + step.gain, 0);
  }

  // --- looking ---

  async look(): Promise<void> {
    const { branch, shown } = this;
    const found = await this.#ask();
    if (!found) return;
    this.moment = found;
    branch.steps = [...found.steps, ...branch.steps.slice(shown)];
  }

  async #ask(): Promise<StudyMoment | null> {
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const found = await study(this.#wish());
      if (asked !== this.#asked) return null;
      this.busy = false;
      return found;
    } catch (error) {
      if (asked !== this.#asked) return null;
      this.busy = false;
      if (!(error instanceof Failed)) throw error;
      this.word = problem(error);
      if (error.code === "bad-line" && error.bound !== null) this.#break(error.bound);
      return null;
    }
  }

  /** What is planned does not fit what lies there: it is kept, and the board shows what fits. */
  #break(step: number): void {
    this.branch.broken = { step, instead: "" };
    if (this.shown > step) this.#show(step);
  }

  #show(steps: number): void {
    this.shown = Math.max(0, Math.min(steps, this.branch.line.length));
    void this.look();
  }

  step(by: number): void {
    this.#show(this.shown + by);
  }
  show(steps: number): void {
    this.#show(steps);
  }

  async dealAnew(): Promise<void> {
    this.seed++;
    this.word = "";
    this.branch.broken = null;
    this.shown = this.branch.line.length;
    await this.look();
  }

  why(place: string | null): Promise<Refused[] | null> {
    return studyWhy({ ...this.#wish(), place }).catch(() => null);
  }

  #wish(): StudyWish {
    const { branch, shown } = this;
    return { table: this.live.id, at: branch.at, line: branch.line.slice(0, shown), seed: this.seed, seat: this.live.update?.seat ?? null };
  }

  // --- trying ---

  /** An answer at the step shown; another than the planned one makes a branch. */
  async answer(action: string): Promise<Ack> {
    const { branch, shown } = this;
    this.word = "";
    if (branch.line[shown] !== action) {
      if (shown < branch.line.length || branch.broken) {
        this.branches.push({ at: branch.at, line: branch.line.slice(0, shown), steps: branch.steps.slice(0, shown), broken: null });
        this.current = this.branches.length - 1;
      }
      if (this.branch.line.length < LONGEST) this.branch.line.push(action);
    }
    this.shown = Math.min(shown + 1, this.branch.line.length);
    await this.look();
    return { type: "ack", id: "", number: 0 };
  }

  /** Back by a step; at the end of the branch that step goes. */
  async undo(steps = 1): Promise<Ack> {
    if (this.shown === this.branch.line.length) this.cut(this.shown - steps);
    else this.step(-steps);
    return { type: "ack", id: "", number: 0 };
  }

  restart(): Promise<Ack> {
    this.discard();
    return Promise.resolve({ type: "ack", id: "", number: 0 });
  }

  /** This step and all that follow it go. */
  cut(step: number): void {
    const { branch } = this;
    branch.line = branch.line.slice(0, Math.max(0, step));
    branch.steps = branch.steps.slice(0, branch.line.length);
    if (branch.broken && branch.broken.step >= branch.line.length) branch.broken = null;
    this.#show(Math.min(this.shown, branch.line.length));
  }

  grow(): void {
    this.branches.push(fresh(this.live.update?.length ?? 0));
    this.turnTo(this.branches.length - 1);
  }

  /** The way of an order that was left here, as far as it is still to come. */
  take(at: number, line: string[]): void {
    const text = (branch: Branch): string => JSON.stringify([branch.at, branch.line]);
    const left = { ...fresh(at), line };
    const same = this.branches.findIndex((branch) => text(branch) === text(left));
    if (same < 0) this.branches.push(left);
    this.turnTo(same < 0 ? this.branches.length - 1 : same);
    this.follow();
  }

  turnTo(branch: number): void {
    this.current = branch % this.branches.length;
    this.word = "";
    this.#show(this.branch.broken ? Math.min(this.branch.broken.step, this.branch.line.length) : this.branch.line.length);
  }

  discard(): void {
    this.#gone = { branches: $state.snapshot(this.branches), current: this.current };
    this.branches = [fresh(this.live.update?.length ?? 0)];
    this.current = 0;
    this.word = "";
    this.#show(0);
  }

  get discarded(): boolean {
    return this.#gone !== null && this.branches.length === 1 && this.branch.line.length === 0;
  }

  bringBack(): void {
    if (!this.#gone) return;
    this.branches = this.#gone.branches;
    this.turnTo(this.#gone.current);
    this.#gone = null;
    this.follow();
  }

  // --- others' answers ---

  /** One of luck's answers, each as likely as its odds. */
  async byOdds(): Promise<void> {
    const legal = this.moment?.question?.candidates ?? [];
    const odds = this.moment?.odds ?? [];
    let left = Math.random() * odds.reduce((sum, each) => sum + each, 0);
    const found = legal[odds.findIndex((each) => (left -= each) < 0)] ?? legal.at(-1);
    if (found) await this.answer(found.action);
  }

  /** What the captain would do. */
  async byBot(): Promise<void> {
    const { branch, shown } = this;
    this.busy = true;
    try {
      const { action } = await studyBot(this.#wish());
      if (this.branch === branch && this.shown === shown) await this.answer(action);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.word = problem(error);
    } finally {
      this.busy = false;
    }
  }

  /** Captain and luck answer until I am asked. */
  async onToMe(): Promise<void> {
    const { branch } = this;
    for (let i = 0; i < PATIENCE && !this.mine && this.moment?.question && this.branch === branch; i++) {
      const before = this.shown;
      await (this.moment.question.seat < 0 ? this.byOdds() : this.byBot());
      if (this.shown === before) return;
    }
  }

  // --- the real table ---

  /** The table has gone on, or back: what came true leaves the plan, what did not is marked. */
  follow(): void {
    const { live } = this;
    const length = live.update?.length ?? 0;
    for (const [number, branch] of this.branches.entries()) {
      if (branch.broken?.instead) continue;
      if (branch.at > length) branch.at = length; // something was taken back; what is left of it is tried from there
      while (branch.at < length && branch.line.length && !branch.broken) {
        const told: LogLine = live.log[branch.at];
        if (!fits(branch.line[0], told.action)) branch.broken = { step: 0, instead: told.text };
        else {
          branch.at++;
          branch.line.shift();
          branch.steps.shift();
          if (number === this.current) this.shown = Math.max(0, this.shown - 1);
        }
      }
      if (!branch.line.length) branch.at = length;
    }
    void this.look();
  }

  /** My own answers of a branch that the table has left, tried on the table of now. */
  async onPresent(): Promise<void> {
    const mine = this.branch.steps.filter((step) => this.live.seats.includes(step.seat)).map((step) => step.action);
    this.grow();
    for (const action of mine) {
      if (!this.mine || !this.moment?.question?.candidates.some((each) => each.action === action)) break;
      await this.answer(action);
    }
  }

  /** Send my steps, one after the other; how many went, and why it stopped before the last, if it did. What is forced follows by itself. */
  async send(): Promise<{ sent: number; of: number; why: string }> {
    const { live } = this;
    const { at } = this.branch;
    const actions = this.branch.line.slice(0, this.sendable);
    for (;;) {
      const done = live.log.slice(at);
      const sent = Math.min(done.length, actions.length);
      const astray = done.slice(0, sent).find((told, n) => !fits(actions[n], told.action));
      if (astray) return { sent, of: actions.length, why: astray.text };
      if (sent === actions.length) return { sent, of: sent, why: "" };
      const reply = await live.answer(actions[sent]);
      if (reply.type === "refused") return { sent, of: actions.length, why: problem({ code: reply.code === "rule" ? "" : reply.code, message: reply.reason }) };
      await live.settled();
    }
  }
}
