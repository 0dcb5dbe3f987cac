/** Lettering on a drawing that is shown smaller than it was drawn grows against it, so that it stays legible. */

/** Below this scale lettering grows, at most so much. */
const FULL = 1;
const MOST = 1.4;

/** `{@attach legible}` on an `<svg>` with a viewBox. */
export function legible(drawing: SVGSVGElement): () => void {
  const measure = () => {
    const scale = drawing.getScreenCTM()?.a || 1;
    const grow = Math.min(MOST, Math.max(1, FULL / scale));
    drawing.classList.toggle("small", grow > 1.02);
    drawing.style.setProperty("--grow", grow.toFixed(3));
  };
  const watch = new ResizeObserver(measure);
  watch.observe(drawing);
  return () => watch.disconnect();
}
