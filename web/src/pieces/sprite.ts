/** The page's one hidden drawing: icons as symbols, and the gradients and patterns that pieces are filled with. */

/** A reference to a symbol of the sprite, "#i-anchor". */
export type Icon = `#i-${string}`;

const NAMESPACE = "http://www.w3.org/2000/svg";
const known = new Set<string>();

function sprite(): SVGSVGElement {
  const found = document.getElementById("sprite");
  if (found instanceof SVGSVGElement) return found;
  const made = document.createElementNS(NAMESPACE, "svg");
  made.id = "sprite";
  made.setAttribute("aria-hidden", "true");
  made.setAttribute("width", "0");
  made.setAttribute("height", "0");
  made.style.position = "absolute";
  document.body.prepend(made);
  return made;
}

function add(key: string, markup: string): void {
  if (known.has(key)) return;
  known.add(key);
  const group = document.createElementNS(NAMESPACE, "defs");
  group.innerHTML = markup;
  sprite().append(group);
}

/** Put an icon into the sprite; `icon:…` imports call this. */
export function symbol(name: string, body: string): Icon {
  add(name, `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`);
  return `#i-${name}`;
}

/** Put gradients or patterns into the sprite, once for each key. */
export const defs = (key: string, markup: string): void => add(`defs ${key}`, markup);
