/** A free board on a finished game: all seats and luck are mine, and what I try grows into a tree beside the log. */
import { Failed, saveStudy, study, studyBot, studyThink, studyWhy } from "../app/api.ts";
import type { Live } from "../app/live.svelte.ts";
import type { Ack, Refused, StudyInfo, StudyMoment, StudyNode, StudyThought, StudyTree, StudyWish, Update } from "../app/protocol.ts";
import { problem } from "../app/texts.ts";
import type { Answering } from "../table/intent.svelte.ts";
import { shownAs } from "./moment.ts";

/** An answer that was tried. */
export interface Node {
  action: string;
  seat: number;
  text: string;
  comment: string;
  children: Node[];
}

const told = (node: StudyNode): Node => ({ action: node.action, seat: node.seat ?? 0, text: node.text ?? "", comment: node.comment ?? "", children: (node.children ?? []).map(told) });
const plain = (node: Node): StudyNode => ({ action: node.action, comment: node.comment, children: node.children.map(plain) });
const ack: Ack = { type: "ack", id: "", number: 0 };

export class Explorer implements Answering {
  readonly live: Live;
  readonly table = null;
  /** So many answers of the game, then these of the tree. */
  at = $state(0);
  path: Node[] = $state([]);
  branches: Record<number, Node[]> = $state({});
  comments: Record<number, string> = $state({});
  moment: StudyMoment | null = $state.raw(null);
  /** What the bots think of what is shown; old ones stay until better come. */
  thought: StudyThought | null = $state.raw(null);
  thinking = $state(false);
  /** Whether they are asked at all. */
  bots = $state(true);
  busy = $state(false);
  word = $state("");
  saved: StudyInfo | null = $state.raw(null);
  /** Something has been tried or said since it was saved. */
  fresh = $state(false);
  #asked = 0;
  #thoughts = 0;
  #looking: Promise<unknown> = Promise.resolve();

  constructor(live: Live, at: number) {
    this.live = live;
    this.at = at;
  }

  get id(): string {
    return this.live.id;
  }
  get seats(): number[] {
    return [-1, ...(this.live.table?.seats.map((each) => each.seat) ?? [])];
  }
  get hands(): number[] {
    return this.seats;
  }
  get length(): number {
    return this.live.update?.length ?? 0;
  }

  update: Update | null = $derived.by(() => (this.moment && this.live.update ? { ...this.live.update, ...shownAs(this.moment, this.at + this.path.length) } : null));

  /** The answers that were tried where we are. */
  get children(): Node[] {
    return this.path.length ? this.path[this.path.length - 1].children : (this.branches[this.at] ?? []);
  }
  get comment(): string {
    return this.path.length ? this.path[this.path.length - 1].comment : (this.comments[this.at] ?? "");
  }

  // --- looking ---

  #wish(): StudyWish {
    return { table: this.live.id, at: this.at, line: this.path.map((node) => node.action) };
  }

  async look(): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const found = await study(this.#wish());
      if (asked !== this.#asked) return;
      this.moment = found;
      this.word = "";
      for (const [i, step] of found.steps.entries()) if (this.path[i]) Object.assign(this.path[i], { text: step.text, seat: step.seat });
      if (this.bots) void this.think();
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      if (asked === this.#asked) this.word = problem(error);
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  /** The bots look, `times` as long as usual, at one moment at a time; only the last question counts. */
  async think(times = 1): Promise<void> {
    const asked = ++this.#thoughts;
    this.thinking = true;
    if (times === 1) await new Promise((settle) => setTimeout(settle, 250)); // who walks through the game asks nothing
    await this.#looking;
    if (asked !== this.#thoughts) return;
    try {
      const look = studyThink({ ...this.#wish(), times });
      this.#looking = look.catch(() => null);
      const found = await look;
      if (asked === this.#thoughts) this.thought = found;
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      if (asked === this.#thoughts) this.thought = null;
    } finally {
      if (asked === this.#thoughts) this.thinking = false;
    }
  }

  turnBots(): void {
    this.bots = !this.bots;
    this.#thoughts++;
    this.thinking = false;
    this.thought = null;
    if (this.bots) void this.think();
  }

  why(place: string | null): Promise<Refused[] | null> {
    return studyWhy({ ...this.#wish(), place }).catch(() => null);
  }

  // --- walking ---

  go(at: number, path: Node[] = []): void {
    this.at = Math.max(0, Math.min(at, this.length));
    this.path = path;
    void this.look();
  }

  back(): void {
    if (this.path.length) this.go(this.at, this.path.slice(0, -1));
    else if (this.at > 0) this.go(this.at - 1);
  }

  on(): void {
    if (this.path.length) {
      if (this.children.length) this.go(this.at, [...this.path, this.children[0]]);
    } else if (this.at < this.length) this.go(this.at + 1);
    else if (this.children.length) this.go(this.at, [this.children[0]]);
  }

  end(): void {
    let { path } = this;
    if (!path.length) return this.go(this.length);
    while (path[path.length - 1].children.length) path = [...path, path[path.length - 1].children[0]];
    this.go(this.at, path);
  }

  /** Another answer in the place of the last one; the game's own counts as the first. */
  turn(step: number): void {
    const above = this.path.slice(0, -1);
    const inGame = above.length === 0;
    const origin = this.path.length ? this.at : this.at - 1;
    const siblings: (Node | null)[] = inGame ? [...(origin < this.length ? [null] : []), ...(this.branches[origin] ?? [])] : above[above.length - 1].children;
    if (siblings.length < 2) return;
    const now = siblings.indexOf(this.path.at(-1) ?? null);
    const next = siblings[(now + step + siblings.length) % siblings.length];
    if (next === null) this.go(origin + 1);
    else this.go(origin, [...above, next]);
  }

  // --- the tree ---

  async answer(action: string): Promise<Ack> {
    const next = this.path.length ? null : this.live.log[this.at];
    if (next?.action === action) this.go(this.at + 1);
    else {
      let node = this.children.find((each) => each.action === action);
      if (!node) {
        node = { action, seat: this.moment?.question?.seat ?? 0, text: action, comment: "", children: [] };
        if (this.path.length) this.path[this.path.length - 1].children.push(node);
        else this.branches[this.at] = [...(this.branches[this.at] ?? []), node];
        node = this.children[this.children.length - 1];
        this.fresh = true;
      }
      this.path = [...this.path, node];
      await this.look();
    }
    return ack;
  }

  undo(): Promise<Ack> {
    this.back();
    return Promise.resolve(ack);
  }

  restart(): Promise<Ack> {
    this.go(this.at);
    return Promise.resolve(ack);
  }

  /** What we stand on and all below it go. */
  cut(): void {
    const node = this.path.at(-1);
    if (!node) return;
    const above = this.path.slice(0, -1);
    if (above.length) above[above.length - 1].children = above[above.length - 1].children.filter((each) => each !== node);
    else this.branches[this.at] = this.branches[this.at].filter((each) => each !== node);
    this.fresh = true;
    this.go(this.at, above);
  }

  /** This variation before its siblings. */
  promote(): void {
    const node = this.path.at(-1);
    if (!node) return;
    const first = (nodes: Node[]): Node[] => [node, ...nodes.filter((each) => each !== node)];
    const above = this.path.slice(0, -1);
    if (above.length) above[above.length - 1].children = first(above[above.length - 1].children);
    else this.branches[this.at] = first(this.branches[this.at]);
    this.fresh = true;
  }

  say(text: string): void {
    if (this.path.length) this.path[this.path.length - 1].comment = text;
    else this.comments[this.at] = text;
    this.fresh = true;
  }

  /** One of luck's answers by its odds, or what the captain would do. */
  async byItself(): Promise<void> {
    const question = this.moment?.question;
    if (!question) return;
    if (question.seat < 0) {
      let left = Math.random();
      const odds = this.moment?.odds ?? [];
      const found = question.candidates[odds.findIndex((each) => (left -= each) < 0)] ?? question.candidates.at(-1);
      if (found) await this.answer(found.action);
    } else {
      this.busy = true;
      const { action } = await studyBot(this.#wish()).finally(() => (this.busy = false));
      await this.answer(action);
    }
  }

  // --- keeping ---

  take(found: StudyInfo): void {
    this.saved = found;
    this.branches = Object.fromEntries((found.tree?.trunk ?? []).map((each) => [each.at, (each.branches ?? []).map(told)]));
    this.comments = Object.fromEntries((found.tree?.trunk ?? []).map((each) => [each.at, each.comment ?? ""]));
    this.fresh = false;
  }

  get tree(): StudyTree {
    const places = new Set([...Object.keys(this.branches), ...Object.keys(this.comments)].map(Number));
    return {
      trunk: [...places].sort((a, b) => a - b).map((at) => ({ at, comment: this.comments[at] ?? "", branches: (this.branches[at] ?? []).map(plain) })).filter((each) => each.comment || each.branches.length),
    };
  }

  /** Under this name; somebody else's becomes a copy of mine. */
  async save(title: string): Promise<void> {
    try {
      this.saved = await saveStudy({ table: this.live.id, title, tree: this.tree, id: this.saved?.mine ? this.saved.id : null });
      this.fresh = false;
      this.word = "";
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.word = problem(error);
    }
  }
}
