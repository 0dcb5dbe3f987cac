/** The review of a finished game, as kogge.learn.review tells it. */
import { signed } from "../app/figures.ts";

export interface Look {
  count: number;
  chances: number[];
  points: number[];
}
export interface Turn {
  seat: number;
  first: number;
  end: number;
  lost: number;
}
export interface Mistake {
  number: number;
  seat: number;
  chance: number;
  lost: number;
  played: string;
  better: string;
  points: number;
}
export interface Account {
  seat: number;
  own: number;
  luck: number;
  rivals: number;
  accuracy: (number | null)[];
  found: number;
}
export interface Review {
  players: number;
  level: string;
  length: number;
  looks: Look[];
  turns: Turn[];
  mistakes: Mistake[];
  accounts: Account[];
}

/** So many costly turns are told of a seat. */
export const MOST = 6;

/** A moment that turned the game for somebody else: where a chance changed most, however it came. */
export interface Moment {
  count: number;
  seat: number;
  from: number;
  to: number;
}

/** The biggest changes of anybody's chance, apart from those told as costly turns. */
export function moments(review: Review, told: Mistake[], most: number): Moment[] {
  const found = review.turns.map((turn, i): Moment => {
    const [before, after] = [review.looks[i].chances, review.looks[i + 1].chances];
    const seat = before.map((chance, n) => Math.abs(after[n] - chance)).reduce((best, change, n, all) => (change > all[best] ? n : best), 0);
    return { count: turn.first, seat, from: before[seat], to: after[seat] };
  });
  return found
    .filter((each) => !told.some((mistake) => Math.abs(mistake.number - each.count) < 3) && Math.abs(each.to - each.from) >= 0.05)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, most);
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const points = (share: number): string => signed(share * 100);
