/** Pieces travel between the place an answer belongs to and the seat that gave it. */
import type { LogLine } from "../app/protocol.ts";
import { moving } from "../app/settings.svelte.ts";
import { colour, disc } from "../pieces/seats.ts";
import { placed } from "./lights.ts";

/** A rival's whole turn plays in at most this long. */
const LONGEST = 1800;
const FLIGHT = 520;
/** What is larger than this is a region, not a piece; the seat's marker travels instead. */
const LARGEST = 150;
/** The side of a seat's marker as it travels. */
const MARKER = 34;

/** A piece on its way: its picture, and where it starts (a piece that is taken) or ends (a marker that is put). */
interface Flight {
  line: LogLine;
  picture: Element | null;
  from: DOMRect | null;
  /** What is taken, where its place does not say so: `data-piece`. */
  piece: string;
}

/** What will travel, with its picture; call it before the new position is drawn. `takes` are the verbs that bring a piece to its seat. */
export function depart(lines: LogLine[], takes: string[]): Flight[] {
  if (!moving() || document.hidden) return [];
  return lines
    .filter((line) => line.seat >= 0 && line.place)
    .map((line) => {
      const element = takes.includes(line.action.split(" ")[0]) ? placed(line.place) : undefined;
      const from = element?.getBoundingClientRect() ?? null;
      const fits = element && from && Math.max(from.width, from.height) <= LARGEST;
      return { line, picture: fits ? picture(element, from) : null, from: fits ? from : null, piece: element?.getAttribute("data-piece") ?? "" };
    });
}

/** Let them fly one after the other, once the new position is drawn. Input is never blocked by it. `token` draws a seat's marker. */
export function arrive(flights: Flight[], token: (seat: number) => string = disc): void {
  const stagger = Math.min(240, LONGEST / Math.max(1, flights.length));
  flights.forEach((flight, i) => setTimeout(() => fly(flight, token), i * stagger));
}

/** A copy of a drawn place without its state. */
function picture(element: Element, box: DOMRect): Element {
  const copy = element.cloneNode(true) as Element;
  copy.setAttribute("class", (copy.getAttribute("class") ?? "").replace(/\b(legal|refused|chosen|roped|lit|hinted)\b/g, ""));
  for (const id of copy.querySelectorAll("[id]")) id.removeAttribute("id");
  if (!(element instanceof SVGGraphicsElement)) return copy;
  const { x, y, width, height } = element.getBBox();
  copy.removeAttribute("transform");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  svg.setAttribute("width", String(box.width));
  svg.setAttribute("height", String(box.height));
  svg.append(copy);
  return svg;
}

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

const shown = (elements: (Element | null | undefined)[]): Element | undefined => elements.find((each) => each?.checkVisibility()) ?? undefined;

/** A seat's flag in its dock, if that is shown, else its row. */
const flag = (seat: number): Element | undefined => shown([...document.querySelectorAll(`[data-dock="${seat}"] :is(.owner, .tabs) > svg`), document.querySelector(`[data-seat="${seat}"]`)]);

/**
 * Where what an answer takes comes to lie in its seat's dock: where it waits for its place (`data-home="in-hand"`), the last of its kind, or the
 * part for what its verb brings (`data-home="load"`).
 */
function slot({ line: { seat, place, action }, piece }: Flight): Element | undefined {
  const dock = document.querySelector(`[data-dock="${seat}"]`);
  if (!dock) return flag(seat);
  const name = (words: string): string => words.split(" ").at(-1) ?? "";
  const names = [piece, name(place), name(action)].filter((each) => /[a-z]/.test(each));
  const lies = names.map((each) => {
    const at = ["store", "harbour", "screen"].map((part) => `[data-place^="${part} ${seat} "][data-place$=" ${each}"]`);
    return [...dock.querySelectorAll([...at, `[data-place="own good ${each}"]`, `[data-owned="${each}"]`, `[data-home~="${each}"]`].join())].at(-1);
  });
  const waits = document.querySelector('main.table [data-home~="in-hand"]');
  return shown([waits, ...lies, dock.querySelector(`[data-home~="${action.split(" ")[0]}"]`)]) ?? flag(seat);
}

/** Where a seat's marker starts from. */
const berth = (seat: number): Element | undefined => shown([document.querySelector(`[data-dock="${seat}"] [data-home~="token"]`)]) ?? flag(seat);

function fly(flight: Flight, token: (seat: number) => string): void {
  const { line, picture, from } = flight;
  const seat = (from ? slot(flight) : berth(line.seat))?.getBoundingClientRect();
  const place = from ?? placed(line.place)?.getBoundingClientRect();
  if (!seat || !place) return;
  const traveller = document.createElement("div");
  traveller.className = "traveller";
  traveller.setAttribute("aria-hidden", "true");
  if (picture && from) {
    traveller.style.width = `${from.width}px`;
    traveller.style.height = `${from.height}px`;
    traveller.append(picture);
  } else traveller.innerHTML = `<svg width="${MARKER}" height="${MARKER}" viewBox="-14 -14 28 28" overflow="visible">${token(line.seat)}</svg>`;
  const [[ax, ay], [bx, by]] = from ? [middle(from), middle(seat)] : [middle(seat), middle(place)];
  if (Math.max(ay, by) > innerHeight + 200 || Math.min(ay, by) < -200) return;
  document.body.append(traveller);
  const { width, height } = from ?? { width: MARKER, height: MARKER };
  const lift = Math.hypot(bx - ax, by - ay) * 0.12;
  /** What is taken is as large in the end as its slot. */
  const small = from ? Math.min(0.7, Math.max(0.25, Math.min(seat.width / width, seat.height / height))) : 1;
  const at = (x: number, y: number, k: number) => `translate(${x - width / 2}px, ${y - height / 2}px) scale(${k})`;
  const steps = [
    { transform: at(ax, ay, from ? 1 : 0.7) },
    { transform: at((ax + bx) / 2, (ay + by) / 2 - lift, 1.08), offset: 0.5 },
    { transform: at(bx, by, small), offset: 0.86 },
    { transform: at(bx, by, small), opacity: 0 },
  ];
  traveller.animate(steps, { duration: FLIGHT, easing: "cubic-bezier(.3,0,.15,1)" }).onfinish = () => traveller.remove();
}

/** The trail of a rival's last move: dotted, in the seat's colour, with the seat's disc at its end. */
export function trail(line: LogLine | undefined, board: Element): string {
  const to = line && line.seat >= 0 ? placed(line.place) : undefined;
  const from = line && document.querySelector(`[data-seat="${line.seat}"]`);
  if (!line || !to || !from || !board.contains(to)) return "";
  const origin = board.getBoundingClientRect();
  const box = to.getBoundingClientRect();
  const [x, y] = [Math.round(box.right - origin.left - 6), Math.round(box.top - origin.top + 6)];
  const [sx, sy] = [Math.round(origin.width), Math.round(Math.max(12, middle(from.getBoundingClientRect())[1] - origin.top))];
  const path = `M${sx} ${sy}Q${(sx + x) / 2} ${Math.min(sy, y) - 24} ${x} ${y}`;
  const dots = 'fill="none" stroke-dasharray="0.1 9" stroke-linecap="round"';
  return (
    `<path d="${path}" stroke="var(--seat-line)" stroke-width="5" opacity=".55" ${dots}/>` +
    `<path d="${path}" stroke="${colour(line.seat)}" stroke-width="3.4" ${dots}/>` +
    disc(line.seat, x, y, 9)
  );
}
