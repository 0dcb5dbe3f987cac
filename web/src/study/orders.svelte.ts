/** My standing orders at a table: what will be answered without me, and why not yet. */
import { Failed, cancelOrders, changeOrder, leaveOrder, myOrders, putAwayOrder } from "../app/api.ts";
import type { Live } from "../app/live.svelte.ts";
import type { Counted, NewOrder, OrderInfo, Orders as Told } from "../app/protocol.ts";
import { problem } from "../app/texts.ts";

/** How long "Cancel all" can be undone, in ms. */
const REGRET = 10_000;

export class Orders {
  readonly live: Live;
  all: OrderInfo[] = $state.raw([]);
  /** Whether one can pass in this game. */
  passing = $state(false);
  /** The lines of the log that they gave. */
  answered: number[] = $state.raw([]);
  /** What I have that can be named as a condition. */
  purse: Counted[] = $state.raw([]);
  trouble = $state("");
  /** Those that were switched off by "Cancel all", while it can be undone. */
  cancelled: OrderInfo[] = $state.raw([]);
  #timer = 0;

  constructor(live: Live) {
    this.live = live;
  }

  get active(): number {
    return this.all.filter((order) => order.active).length;
  }

  /** Where they stand now. */
  look(): Promise<void> {
    return this.#take(myOrders(this.live.id));
  }

  leave(order: NewOrder): Promise<void> {
    return this.#take(leaveOrder(this.live.id, order));
  }

  turn(order: OrderInfo, active = !order.active): Promise<void> {
    return this.#take(changeOrder(this.live.id, order.id, { active }));
  }

  name(order: OrderInfo, until: OrderInfo["until"]): Promise<void> {
    return this.#take(changeOrder(this.live.id, order.id, { active: order.active, until }));
  }

  putAway(order: OrderInfo): Promise<void> {
    return this.#take(putAwayOrder(this.live.id, order.id));
  }

  /** All are off at once, and gone when nobody regrets it. */
  async cancelAll(): Promise<void> {
    const active = this.all.filter((order) => order.active);
    for (const order of active) await this.turn(order, false);
    this.cancelled = active;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.cancelled = [];
      void this.#take(cancelOrders(this.live.id));
    }, REGRET);
  }

  async regret(): Promise<void> {
    clearTimeout(this.#timer);
    const again = this.cancelled;
    this.cancelled = [];
    for (const order of again) await this.turn(order, true);
  }

  async #take(told: Promise<Told>): Promise<void> {
    try {
      ({ orders: this.all, passing: this.passing, answered: this.answered, purse: this.purse = [] } = await told);
      this.trouble = "";
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.trouble = problem(error);
    }
  }
}
