/** Two fingers enlarge a map in its box and move it; one finger moves what is enlarged. Pressed, it answers as before. */
const MOST = 4;

interface Grip {
  /** The middle of the fingers, in the box. */
  x: number;
  y: number;
  /** How far they are apart; 0: one finger. */
  wide: number;
}

export function pinch(box: HTMLElement): () => void {
  let [scale, x, y] = [1, 0, 0];
  let grip: Grip | null = null;

  function gripOf({ touches, target }: TouchEvent): Grip | null {
    const [a, b] = touches;
    if (!a || (!b && (scale === 1 || (target as Element).closest(".berth.here")))) return null; // the sheet scrolls, or the canal in hand is moved
    const [{ left, top }, other] = [box.getBoundingClientRect(), b ?? a];
    return { x: (a.clientX + other.clientX) / 2 - left, y: (a.clientY + other.clientY) / 2 - top, wide: Math.hypot(a.clientX - other.clientX, a.clientY - other.clientY) };
  }
  const begin = (event: TouchEvent): void => void (grip = gripOf(event));
  function move(event: TouchEvent): void {
    const now = gripOf(event);
    if (!now || !grip) return;
    const before = scale;
    scale = Math.min(MOST, Math.max(1, scale * (now.wide && grip.wide ? now.wide / grip.wide : 1)));
    // What lay under the fingers stays there, and no edge comes away from the box.
    x = Math.min(0, Math.max(box.clientWidth * (1 - scale), now.x - ((grip.x - x) / before) * scale));
    y = Math.min(0, Math.max(box.clientHeight * (1 - scale), now.y - ((grip.y - y) / before) * scale));
    grip = now;
    box.style.setProperty("--pinch", `translate(${x}px, ${y}px) scale(${scale})`);
    event.preventDefault();
  }
  box.addEventListener("touchstart", begin, { passive: true });
  box.addEventListener("touchmove", move, { passive: false });
  box.addEventListener("touchend", begin, { passive: true });
  return () => {
    box.removeEventListener("touchstart", begin);
    box.removeEventListener("touchmove", move);
    box.removeEventListener("touchend", begin);
  };
}
