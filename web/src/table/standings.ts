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
