/** What is a little too high for its room comes closer together instead of scrolling by a few pixels. */

/** Less than a row. */
const LITTLE = 36;

/** `{@attach snug}` on what scrolls gives it `data-snug` where that is enough; its style says how it comes closer. Where it is not, a style for "whole" may give it the room. */
export function snug(box: HTMLElement): () => void {
  const measure = () => {
    delete box.dataset.snug;
    const rest = box.scrollHeight - box.clientHeight;
    if (rest <= 0 || rest > LITTLE) return;
    for (const how of ["", "whole"]) {
      box.dataset.snug = how;
      if (box.scrollHeight <= box.clientHeight + 1) return; // both are rounded
    }
    delete box.dataset.snug;
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
