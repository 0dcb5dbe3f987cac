/** Pieces travel: what an answer moved flies between the seat that gave it and the place it belongs to. */
import type { LogLine } from "../app/protocol.ts";
import { moving } from "../app/settings.svelte.ts";
import { colour, disc } from "../pieces/seats.ts";
import { placed } from "./lights.ts";

/** A rival's whole turn plays in at most this long. */
const LONGEST = 1800;
const FLIGHT = 350;

const centre = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** Let every new answer fly, one after the other. Input is never blocked by it. */
export function travel(lines: LogLine[]): void {
  const told = lines.filter((line) => line.seat >= 0 && line.place);
  if (!moving() || document.hidden) return;
  const stagger = Math.min(220, LONGEST / Math.max(1, told.length));
  told.forEach((line, i) => setTimeout(() => fly(line), i * stagger));
}

function fly(line: LogLine): void {
  const from = document.querySelector(`[data-seat="${line.seat}"]`);
  const to = placed(line.place);
  if (!from || !to) return;
  const [ax, ay] = centre(from);
  const [bx, by] = centre(to);
  if (by < 0 || by > innerHeight || bx < 0 || bx > innerWidth) return;
  const piece = document.createElement("div");
  piece.className = "traveller";
  piece.setAttribute("aria-hidden", "true");
  piece.innerHTML = `<svg width="28" height="28" viewBox="-14 -14 28 28">${disc(line.seat, 0, 0, 11)}</svg>`;
  document.body.append(piece);
  const lift = Math.hypot(bx - ax, by - ay) * 0.12;
  const at = (x: number, y: number, k: number) => `translate(${x - 14}px, ${y - 14}px) scale(${k})`;
  const flight = piece.animate(
    [{ transform: at(ax, ay, 0.7) }, { transform: at((ax + bx) / 2, (ay + by) / 2 - lift, 1.15), offset: 0.5 }, { transform: at(bx, by, 1) }, { transform: at(bx, by, 1), opacity: 0 }],
    { duration: FLIGHT * 1.7, easing: "cubic-bezier(.3,0,.15,1)" },
  );
  flight.onfinish = () => piece.remove();
}

/** The trail of a rival's last move: dotted, in the seat's colour, with the seat's disc at its end. */
export function trail(line: LogLine | undefined, board: Element): string {
  const to = line && line.seat >= 0 ? placed(line.place) : undefined;
  const from = line && document.querySelector(`[data-seat="${line.seat}"]`);
  if (!line || !to || !from || !board.contains(to)) return "";
  const origin = board.getBoundingClientRect();
  const box = to.getBoundingClientRect();
  const [x, y] = [box.right - origin.left - 6, box.top - origin.top + 6];
  const start = [origin.width, Math.max(12, centre(from)[1] - origin.top)];
  return (
    `<path d="M${start[0]} ${start[1]}Q${(start[0] + x) / 2} ${Math.min(start[1], y) - 24} ${x} ${y}" fill="none" stroke="var(--seat-line)" stroke-width="5" stroke-dasharray="0.1 9" stroke-linecap="round" opacity=".55"/>` +
    `<path d="M${start[0]} ${start[1]}Q${(start[0] + x) / 2} ${Math.min(start[1], y) - 24} ${x} ${y}" fill="none" stroke="${colour(line.seat)}" stroke-width="3.4" stroke-dasharray="0.1 9" stroke-linecap="round"/>` +
    disc(line.seat, x, y, 9)
  );
}
