/** What is asked, for ears. It is kept apart from where it is drawn, which may be hidden while something is laid over the table. */
const KEPT = 4000; // ms: whoever reads on later finds the question itself

export const asked = $state({ number: 0, text: "" });
let later: ReturnType<typeof setTimeout> | undefined;

/** Tell this; the same twice is told twice. */
export function ask(text: string): void {
  asked.number++;
  asked.text = text;
  clearTimeout(later);
  later = setTimeout(() => (asked.text = ""), KEPT);
}
