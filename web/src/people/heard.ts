/** Up to which line this browser has read the talk of a room; of the rooms read last, so that it does not grow for ever. */
const KEY = "kogge-heard";
const ROOMS = 200;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // private mode, or somebody else's text
  }
}

export const heardUpTo = (room: string): number => all()[room] ?? 0;

export function hearUpTo(room: string, line: number): void {
  const rest = Object.entries(all()).filter(([name]) => name !== room).slice(1 - ROOMS);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(rest), [room]: line }));
}
