/** One table, live (docs/protocol.md, section 3): the newest update, and commands that survive a lost connection. */
import { heard } from "./heard.ts";
import { patched } from "./patch.ts";
import type { Answer, Bye, ClientMessage, Evaluation, Hint, LogLine, Moment, Patch, Refusal, Refused, ServerMessage, TableInfo, Update } from "./protocol.ts";
import { Held } from "./pace.ts";
import { settings } from "./settings.svelte.ts";

export type Connection = "connecting" | "live" | "lost";
type Command = Exclude<ClientMessage, { type: "hello" }>;
type Wish = Command extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;
type Reply = Extract<ServerMessage, { id: string | null }>;

interface Waiting {
  command: Command;
  settle: (reply: Reply) => void;
}

/** How long to wait before the next attempt, in ms. */
const PAUSES = [200, 500, 1000, 2000, 3000];
/** How long a reply may take before the connection counts as dead, in ms. */
const PATIENCE = 10_000;

export class Live {
  readonly id: string;
  connection: Connection = $state("connecting");
  #table: TableInfo | null = $state.raw(null);
  /** When the server last told of the table, by performance.now(): its clocks are counted from there. */
  told = $state(0);
  seats: number[] = $state([]);
  /** The game is paused: nobody answers. */
  rests: boolean = $derived(this.table?.paused != null);
  /** Those of my seats for which I answer: in the others a bot sits in for me. */
  hands: number[] = $derived(this.rests ? [] : this.seats.filter((seat) => !this.table?.seats[seat]?.away));
  update: Update | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  /** Set when the table does not exist or does not want us. */
  gone: Bye | null = $state.raw(null);
  #sent = $state(false);
  #stored = $state(0);
  /** Whether an answer of mine is on its way, or stored and not shown yet. */
  busy = $derived(this.#sent || this.#stored > (this.update?.number ?? 0));
  /** How many lines of the log were seen; an undo makes them fewer, and before the first update it is -1. */
  seen = -1;

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  /** Bots' answers that wait to be shown, and how many these are. */
  #held = new Held();
  held = $state(0);
  #next = 0;
  /** Who waits until what was answered is on the screen. */
  #watching: (() => void)[] = [];
  /** What has arrived since the last frame. */
  #heard: ServerMessage[] = [];
  #frame = 0;
  #attempts = 0;
  #timer = 0;
  #closed = false;

  constructor(id: string) {
    this.id = id;
    addEventListener("offline", this.#drop);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#read);
    this.#connect();
  }

  get table(): TableInfo | null {
    return this.#table;
  }

  set table(table: TableInfo | null) {
    this.#table = table;
    this.told = performance.now();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("offline", this.#drop);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#read);
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    clearTimeout(this.#next);
    this.#socket?.close();
  }

  /** Say hello again: everything is told anew, in the language of now. */
  greet(): void {
    this.#send({ type: "hello", lang: settings.lang, resume: null, patches: true });
  }

  /** Connect anew as whoever I am now: a connection belongs to the session it was opened with. */
  renew(): void {
    this.#drop();
    this.#attempts = 0;
    this.#hurry();
  }

  /** `times`: so often in a row, as long as it is allowed. */
  answer(action: string, times = 1): Promise<Reply> {
    return this.#change({ type: "answer", number: this.update?.number ?? 0, action, times } satisfies Omit<Answer, "id">);
  }

  undo(steps = 1): Promise<Reply> {
    return this.#change({ type: "undo", number: this.update?.number ?? 0, steps });
  }

  restart(): Promise<Reply> {
    return this.#change({ type: "restart", number: this.update?.number ?? 0 });
  }

  async moment(count: number, seat: number | null = null): Promise<Moment | null> {
    const reply = await this.command({ type: "at", count, seat });
    return reply.type === "moment" ? reply : null;
  }

  /** What the rules forbid now, at one place or, with null, anywhere; null if that cannot be told. */
  async why(place: string | null): Promise<Refused[] | null> {
    const reply = await this.command({ type: "why", place });
    return reply.type === "reasons" ? reply.refused : null;
  }

  async hint(): Promise<Hint | Refusal | null> {
    const reply = await this.command({ type: "hint" });
    return reply.type === "hint" || reply.type === "refused" ? reply : null;
  }

  async evaluation(): Promise<Evaluation | null> {
    const reply = await this.command({ type: "evaluate" });
    return reply.type === "evaluation" ? reply : null;
  }

  /** Every command has exactly one reply; unanswered ones are sent again after a reconnect, under the same id. */
  command(wish: Wish): Promise<Reply> {
    const command = { ...wish, id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` } as Command;
    return new Promise((settle) => {
      this.#waiting.set(command.id, { command, settle });
      if (this.connection === "live") this.#send(command);
      if (wish.type !== "hint" && wish.type !== "evaluate") setTimeout(() => this.#waiting.has(command.id) && this.#drop(), PATIENCE);
    });
  }

  async #change(wish: Wish): Promise<Reply> {
    this.#sent = true;
    const reply = await this.command(wish);
    if (reply.type === "ack") this.#stored = reply.number;
    this.#sent = false;
    this.#notice();
    return reply;
  }

  /** A connection that is dead without having been closed is not worth waiting for. */
  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.#socket = null;
    if (!this.#closed) this.#again();
  };

  #hurry = (): void => {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    if (this.#closed) return;
    const address = new URL(`/api/tables/${this.id}/live`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", lang: settings.lang, resume: this.update?.number ?? null, patches: true });
    socket.onmessage = (event) => this.#hear(heard(event.data) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (!this.#closed) this.#again();
    };
  }

  #again(): void {
    if (this.connection === "live" || this.#attempts > 0) this.connection = "lost";
    const pause = PAUSES[Math.min(this.#attempts++, PAUSES.length - 1)];
    this.#timer = window.setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** What arrives together is drawn together, once a frame. A hidden page has no frames, but a title and a bell. */
  #hear(message: ServerMessage): void {
    this.#heard.push(message);
    if (document.hidden) this.#read();
    else if (!this.#frame) this.#frame = requestAnimationFrame(this.#read);
  }

  #read = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    for (const message of this.#heard.splice(0)) {
      if (message.type === "update" || message.type === "patch") this.#held.queue.push(message);
      else this.#receive(message);
    }
    this.#let();
  };

  /** Show what is due of the bots' turns, and come back for the rest. */
  #let = (): void => {
    clearTimeout(this.#next);
    const { queue } = this.#held;
    while (queue.length) {
      const wait = document.hidden ? 0 : this.#held.wait(queue[0], settings.pace, performance.now());
      if (wait > 0) {
        if (wait < Infinity) this.#next = window.setTimeout(this.#let, wait);
        break;
      }
      const message = queue.shift()!;
      this.#held.show(message, this.table, performance.now());
      this.#receive(message);
      requestAnimationFrame(() => this.#held.drawn(performance.now()));
    }
    this.held = queue.length;
  };

  /** The next answer of a bot at once; or all that waits. */
  skip(all: boolean): void {
    do {
      this.#held.release();
      const message = this.#held.queue.shift();
      if (!message) break;
      this.#held.show(message, this.table, performance.now());
      this.#receive(message);
    } while (all);
    this.#let();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.connection = "live";
        this.#attempts = 0;
        this.table = message.table;
        this.seats = message.seats;
        for (const { command } of this.#waiting.values()) this.#send(command);
        return;
      case "people":
        this.table = message.table;
        return;
      case "update":
        this.#show(message);
        return;
      case "patch":
        this.#amend(message);
        return;
      case "bye":
        this.#leave(message);
        return;
      default:
        this.#settle(message);
    }
  }

  #show(update: Update): void {
    this.log = [...this.log.slice(0, update.log_from), ...update.log];
    this.seen = Math.min(this.seen, this.log.length);
    this.update = update;
    this.#notice();
  }

  /** Until my last answer is on the screen, or was refused. */
  settled(): Promise<void> {
    return new Promise((settle) => {
      this.#watching.push(settle);
      this.#notice();
    });
  }

  #notice(): void {
    if (!this.busy) for (const settle of this.#watching.splice(0)) settle();
  }

  /** A patch fits the edition before it; if that is not what we have, something was lost and all is told anew. */
  #amend({ type: _, patch, ...head }: Patch): void {
    if (this.update?.edition === head.edition - 1) this.#show({ ...patched(this.update, patch), ...head });
    else this.greet();
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id ?? "");
    if (!waiting) return;
    this.#waiting.delete(reply.id ?? "");
    waiting.settle(reply);
  }

  #leave(bye: Bye): void {
    if (bye.again) return;
    this.gone = bye;
    this.close();
  }
}
