/** Where the places of the ring lie, seen from one's own harbour at the bottom, clockwise. */
import type { Point } from "../../pieces/svg.ts";

interface Ring {
  places: Point[];
  /** Where ships lie that call at a place, and how the next one is set off. */
  berth: (i: number) => [x: number, y: number, dx: number];
}

export interface Layout extends Ring {
  width: number;
  height: number;
  /** The middle board, where it lies in the middle. */
  piazza: [x: number, y: number, w: number, h: number] | null;
  sign: Sign;
}

/** A harbour's sign: with name, cubes and its four rows, on the large board or on a smaller one, or without the rows. */
export interface Sign {
  /** Half of its width, its height, and how far it begins below the town. */
  half: number;
  high: number;
  below: number;
  rows: boolean;
}
const WHOLE: Sign = { half: 90, high: 50, below: 5, rows: true };
const ROWS: Sign = { half: 80, high: 38, below: 6, rows: true };
const NAME: Sign = { half: 52, high: 36, below: 6, rows: false };

/** Four harbours with two islands between neighbours, in a box of 1080 × 512. */
const FOUR: Point[] = [
  [540, 452], [318, 440], [132, 374], [100, 250], [134, 148], [318, 80],
  [540, 68], [762, 80], [946, 148], [980, 250], [948, 374], [762, 440],
];
/** Three harbours with three islands between neighbours. */
const THREE: Point[] = [
  [540, 452], [330, 442], [140, 404], [84, 290], [116, 134], [318, 72],
  [540, 60], [762, 72], [964, 134], [996, 290], [940, 404], [750, 442],
];
const FOUR_SMALL: Point[] = [
  [195, 366], [106, 356], [40, 286], [58, 198], [42, 126], [104, 60],
  [195, 55], [286, 60], [348, 126], [332, 198], [350, 286], [284, 356],
];
const THREE_SMALL: Point[] = [
  [195, 366], [106, 366], [44, 297], [40, 230], [60, 142], [84, 66],
  [195, 44], [306, 66], [330, 142], [350, 230], [346, 297], [284, 366],
];

/** Flattened: parts of the width, and which row: 0 above, 1 in the middle, 2 below. */
const FOUR_FLAT: Point[] = [[0.5, 2], [0.33, 2], [0.175, 2], [0.066, 1], [0.175, 0], [0.33, 0], [0.5, 0], [0.67, 0], [0.825, 0], [0.934, 1], [0.825, 2], [0.67, 2]];
/** Where that is low, ships at the islands keep clear of the signs at the sides. */
const FOUR_LOW: Point[] = [[0.5, 2], [0.344, 2], [0.22, 2], [0.066, 1], [0.22, 0], [0.344, 0], [0.5, 0], [0.664, 0], [0.78, 0], [0.934, 1], [0.78, 2], [0.664, 2]];
const THREE_FLAT: Point[] = [[0.5, 2], [0.33, 2], [0.175, 2], [0.06, 1], [0.155, 0], [0.335, 0], [0.5, 0], [0.665, 0], [0.845, 0], [0.94, 1], [0.825, 2], [0.67, 2]];

/** How it is drawn: with the piazza in its middle, for a phone, or flattened to its room. */
export type Form = "whole" | "phone" | "flat";

/** In pixels. */
interface Room {
  width: number;
  height: number;
}

/** What room a flattened ring needs for signs with rows; it is drawn as large as its room lets it. A low one leaves a line of ten
 * tiles its middle. */
const rowsFit = ({ width, height }: Room): boolean => width >= 686 && height >= 222;
const TEN = 480;
const LOW = 300;
function scaleOf(room: Room): number {
  const { width, height } = room;
  const wide = !rowsFit(room) ? width / 620 : height < LOW ? (width - TEN) / (4 * ROWS.half + 8) : width / 686;
  return Math.max(0.94, Math.min(1.35, height / (rowsFit(room) ? 236 : 206), wide));
}

/** How much of its middle is free, in pixels: between the harbours or islands at the sides, and between those above and below. */
export function middleOf(count: number, room: Room): Room {
  const [k, side] = [scaleOf(room), count === 3 ? 82 : 2 * (rowsFit(room) ? ROWS : NAME).half + 4];
  return { width: room.width - 2 * side * k, height: room.height - 170 * k };
}

/** Islands above and below, harbours at the sides. */
function flat(count: number, room: Room): Layout {
  const k = scaleOf(room);
  const [width, height] = [room.width / k, room.height / k];
  const sign = rowsFit(room) ? ROWS : NAME;
  const harbour = (i: number): boolean => i % (12 / count) === 0;
  const low = !rowsFit(room);
  const places = (count === 3 ? THREE_FLAT : low ? FOUR_LOW : FOUR_FLAT).map(([x, row], i): Point => {
    const y = harbour(i) ? [41, height / 2, height - sign.below - sign.high - 2] : [36, height / 2 + (low ? 20 : 0), height - 38];
    const edge = harbour(i) ? sign.half + 2 : 42;
    return [Math.max(edge, Math.min(width - edge, x * width)), y[row]];
  });
  const berth = (i: number): [number, number, number] => {
    const [x, y] = places[i];
    const side = x > width * 0.6 ? -1 : 1;
    if (!harbour(i)) return [x - 16, y - 16, 18];
    // above a town in the middle of a side, where no row of tiles lies
    return Math.abs(y - height / 2) < 1 ? [width / 2 - side * (width / 2 - 26), y - 48, side * 18] : [x + side * 62, y - 6, side * 18];
  };
  return { width, height, places, berth, sign, piazza: null };
}

export function layout(count: number, form: Form, room: Room): Layout {
  const three = count === 3;
  if (form === "flat") return flat(count, room);
  if (form === "phone") {
    const places = three ? THREE_SMALL : FOUR_SMALL;
    return { width: 390, height: 414, places, sign: NAME, piazza: null, berth: (i) => [places[i][0] - 16, places[i][1] - 26, 18] };
  }
  const height = Math.max(488, (room.height / (room.width || 1)) * 1080);
  const stretch = (y: number): number => (y / 512) * height;
  const places = (three ? THREE : FOUR).map(([x, y]): Point => [x, stretch(y)]);
  const harbour = (i: number): boolean => i % (12 / count) === 0;
  const berth = (i: number): [number, number, number] => {
    const [x, y] = places[i];
    if (!harbour(i)) return [x - 10, y - 34, 27];
    if (i === 0) return [x + 104, y - 12, 30];
    if (x === 540) return [x - 104, y - 14, -30];
    const side = x < 540 ? 1 : -1;
    return three ? [x + side * 106, y - 42, side * 30] : [540 - side * 514, y - 84, side * 30];
  };
  return { width: 1080, height, places, berth, sign: WHOLE, piazza: [206, stretch(125), 668, stretch(378) - stretch(125)] };
}

/** What a number keeps clear of: so far from a point, or from a box around it. */
export interface Taken {
  at: Point;
  /** Half of its width and height. */
  half: Point;
  /** How bad it is to cover it. */
  matters: number;
}

/** How far from there it is looked for: as far as the other side of an island. */
const FAR = 84;

/** The place for a number of this radius that is nearest to where it would like to be, and on nothing that matters more than a longer way. */
export function clearOf(taken: Taken[], [x, y]: Point, radius: number, { width, height }: Layout): Point {
  let [best, least]: [Point, number] = [[x, y], Infinity];
  for (let dx = -FAR; dx <= FAR; dx += 4) {
    for (let dy = -FAR; dy <= FAR; dy += 4) {
      const [u, v] = [x + dx, y + dy];
      if (u < radius || v < radius || u > width - radius || v > height - radius) continue;
      let cost = Math.hypot(dx, dy);
      for (const { at, half, matters } of taken) if (Math.abs(u - at[0]) < half[0] + radius && Math.abs(v - at[1]) < half[1] + radius) cost += matters;
      if (cost < least) [best, least] = [[u, v], cost];
    }
  }
  return best;
}
