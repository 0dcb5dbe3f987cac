/** What is a little too high for its room comes closer together instead of scrolling by a few pixels. */

/** Less than a row. */
const LITTLE = 36;

/** `{@attach snug}` on what scrolls gives it `data-snug` where that is enough; its style says how it comes closer. */
export function snug(box: HTMLElement): () => void {
  const measure = () => {
    delete box.dataset.snug;
    const rest = box.scrollHeight - box.clientHeight;
    if (rest <= 0 || rest > LITTLE) return;
    box.dataset.snug = "";
    if (box.scrollHeight > box.clientHeight + 1) delete box.dataset.snug; // both are rounded
  };
  const watch = new ResizeObserver(measure);
  const all = () => [box, ...box.children].forEach((each) => watch.observe(each));
  all();
  const come = new MutationObserver(all); // what comes later is measured too
  come.observe(box, { childList: true });
  return () => {
    watch.disconnect();
    come.disconnect();
  };
}
