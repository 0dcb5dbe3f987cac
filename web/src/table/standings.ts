/** The points of all seats at some moments of a finished game, and its biggest steps. */
import { moment } from "../app/api.ts";

export interface Standing {
  /** After so many answers. */
  count: number;
  /** Points by seat. */
  points: number[];
}

/** A stretch of the game that brought one seat much. */
export interface Leap {
  seat: number;
  gain: number;
  from: number;
  to: number;
}

const SAMPLES = 16;

/** What a seat had, its secrets included: once the game is over they are open. */
async function pointsOf(id: string, count: number, seat: number): Promise<number> {
  return (await moment(id, count, seat)).scores.find((each) => each.seat === seat)?.total ?? 0;
}

/** Positions are asked for one after the other, so that the server has time for people who play; `wanted` ends it. */
export async function* standings(id: string, length: number, seats: number, wanted: () => boolean): AsyncGenerator<Standing> {
  for (let i = 0; i <= SAMPLES && wanted(); i++) {
    const count = Math.round((length * i) / SAMPLES);
    const points = await Promise.all(Array.from({ length: seats }, (_, seat) => pointsOf(id, count, seat))).catch(() => null);
    if (points) yield { count, points };
  }
}

/** The biggest gains between two moments, the biggest first. */
export function leaps(totals: Standing[], most: number): Leap[] {
  const all = totals.slice(1).flatMap((now, i) => now.points.map((points, seat): Leap => ({ seat, gain: points - totals[i].points[seat], from: totals[i].count, to: now.count })));
  return all.filter((leap) => leap.gain > 0).sort((a, b) => b.gain - a.gain).slice(0, most);
}

/** Somebody takes the lead from somebody else, alone. */
export interface Lead {
  seat: number;
  from: number;
  to: number;
  /** Who led before; null: several, or nobody yet. */
  before: number | null;
}

/** Where the lead went to another seat, the last first: what decided the game is at its end. */
export function turningPoints(totals: Standing[], most: number): Lead[] {
  const found: Lead[] = [];
  let leader: number | null = null;
  for (const [i, { count, points }] of totals.entries()) {
    const best = Math.max(...points);
    const ahead = points.filter((each) => each === best).length === 1 ? points.indexOf(best) : null;
    if (ahead === null || ahead === leader) continue;
    if (i > 0) found.push({ seat: ahead, before: leader, from: totals[i - 1].count, to: count });
    leader = ahead;
  }
  return found.filter((lead) => lead.before !== null).slice(-most).reverse();
}
