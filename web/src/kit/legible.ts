/** Lettering on a drawing that is shown smaller than it was drawn grows against it, so that it stays legible. */

/** Below this scale lettering grows, at most so much. */
const FULL = 1;
const MOST = 1.4;

/** By how much lettering grows on a drawing of this scale. */
const grows = (scale: number): number => Math.min(MOST, Math.max(1, FULL / scale));

/** `{@attach legible}` on an `<svg>` with a viewBox. */
export function legible(drawing: SVGSVGElement): () => void {
  const measure = () => {
    const grow = grows(drawing.getScreenCTM()?.a || 1);
    drawing.classList.toggle("small", grow > 1.02);
    drawing.style.setProperty("--grow", grow.toFixed(3));
  };
  const watch = new ResizeObserver(measure);
  watch.observe(drawing);
  const redrawn = new MutationObserver(measure); // in the same box another part of the drawing is another scale
  redrawn.observe(drawing, { attributeFilter: ["viewBox"] });
  return () => {
    watch.disconnect();
    redrawn.disconnect();
  };
}

/** `{@attach within(room, scale, name)}`: a name that is longer than its room, on a drawing of this scale, is set narrower. */
export const within = (room: number, scale: number, name: string) => (line: SVGTextElement): (() => void) => {
  const most = Math.max(0, room) / grows(scale);
  const fit = () => {
    line.removeAttribute("textLength");
    if (name && line.getComputedTextLength() > most) line.setAttribute("textLength", most.toFixed(1));
  };
  fit();
  document.fonts.addEventListener("loadingdone", fit);
  return () => document.fonts.removeEventListener("loadingdone", fit);
};
