/** What a place of the board is called by: what can be done there, then what lies there, nothing of it twice. */
import { said } from "./describe.ts";

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const unsaid = (more: string, told: string): boolean => words(more).some((word) => !words(told).includes(word));
const PARTS = /([,;:] )(?![^(]*\))/;

/** What of this was not said in so many words, part by part. */
function rest(lies: string, told: string): string {
  const known = ` ${words(told).join(" ")} `;
  let left = "";
  let dropped = false;
  const parts = lies.split(PARTS);
  for (let i = 0; i < parts.length; i += 2) {
    const twice = /\p{L}{2}/u.test(parts[i]) && known.includes(` ${words(parts[i]).join(" ")} `);
    if (!twice) left += (left ? (dropped ? ", " : parts[i - 1]) : "") + parts[i];
    dropped = twice;
  }
  return left;
}

/** What a drawing is called by: the answer in a full sentence, of what lies there what it has not told, then what is written on it. */
function drawn(element: Element, sentence: string, lies: string): string {
  const texts = [...element.querySelectorAll("text")].filter((each) => !each.closest("[aria-hidden=true]"));
  const written = texts.map((each) => each.textContent).join(" ").replace(/\s+/g, " ").trim();
  // numbers are told with what they count, in what lies there; nobody is called by what stands in brackets
  const label = unsaid(sentence, lies) ? [sentence, rest(lies, sentence)].filter(Boolean).join(", ") : lies;
  return /\p{L}/u.test(written) && unsaid(written, label.replace(/\([^()]*\)/g, "")) ? `${label}, ${written}` : label;
}

/** A button has words and pictures of its own, each a part of its name. */
function pressed(element: Element, sentence: string, lies: string): string {
  const parts: string[] = [];
  for (const node of element.childNodes) {
    const part = said(node).replace(/[\u00ad\u2060]/g, "").replace(/\s+/g, " ").replace(/ ([.,;:])/g, "$1").replace(/^[ ,;:.]+|[ ,;:.]+$/g, "");
    // a number belongs to what it counts
    if (parts.length && (node instanceof Text || !/\p{L}/u.test(part))) parts[parts.length - 1] = `${parts.at(-1)} ${part}`.trim();
    else if (part) parts.push(part);
  }
  const label = [sentence, rest(lies, sentence)].filter(Boolean).join(", ");
  const more = parts.flatMap((part) => part.split(PARTS).filter((_, i) => i % 2 === 0)).filter((part) => unsaid(part, label));
  return [label, ...more].join(", ");
}

/** Attached to what draws a place; what is written there may come later: an income, a word where there is room. */
export function naming(sentence: string, lies: string): (element: Element) => () => void {
  return (element) => {
    let label = "";
    const name = (): void => {
      label = (element instanceof HTMLElement ? pressed : drawn)(element, sentence, lies);
      if (element.getAttribute("aria-label") !== label) element.setAttribute("aria-label", label);
    };
    name();
    const changes = new MutationObserver(name);
    changes.observe(element, { childList: true, characterData: true, subtree: true, attributeFilter: ["aria-label", "aria-hidden"] });
    return () => {
      changes.disconnect();
      if (element.getAttribute("aria-label") === label && element.getAttribute("role") !== "img") element.removeAttribute("aria-label");
    };
  };
}
