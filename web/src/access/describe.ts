/** The table in words, part by part: what a screen reader is told of it, as lines that can be read at leisure. */

/** In the order of use. */
export const REGIONS = { question: ".prompt, .bar .progress, .bar .title small", own: "[data-dock]", board: "[data-slot=board]", rivals: "[data-slot=players]", log: ".log" } as const;
export type Region = keyof typeof REGIONS;

/** What only the eye needs, and ways to see more of a log that is told whole. */
const UNSAID = "[aria-hidden=true], [hidden], style, script, defs, title, .traveller, h2.hidden, .log .more, .log .btn, .prompt .undoing, .owner button, .leave";
/** What stands above others: a line that ends with a colon, as the name of a group does. */
const HEADINGS = "h3, h4, [role=heading]";
const BLOCKS = "p, li, h2, h3, h4, button, div, section, ul, ol, dl, dt, dd, g, svg, tr, figure, .meta";

/** What is said of something that is told as a whole: its words and the names of its pictures. */
export function said(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches(UNSAID)) return "";
  return node.matches("[role=img]") ? (node.getAttribute("aria-label") ?? "") : [...node.childNodes].map(said).join(" ");
}

/** What is called by a name is told by it; of everything else, what is written. What is drawn for the eye alone is left out. */
export function describe(region: Region): string[] {
  const lines: string[] = [];
  let line = "";
  const end = (): void => {
    const told = line.replace(/[\u00ad\u2060]/g, "").replace(/\s+/g, " ").replace(/ ([.,;:])/g, "$1").trim().replace(/,$/, "");
    if (told) lines.push(told);
    line = "";
  };
  const tell = (node: Node): void => {
    if (node instanceof Text) {
      line += ` ${node.data}`;
      return;
    }
    if (!(node instanceof Element) || node.matches(UNSAID)) return;
    const name = node.getAttribute("aria-label");
    const whole = node.matches("[role=img], [role=button], button, text");
    // a small picture stands in the line of its words
    const apart = !node.matches("svg.ic") && (whole || node.matches(BLOCKS));
    if (apart) end();
    if (name && whole) line += ` ${name}`;
    else {
      if (name && node.matches("svg, [role=group], [role=list]")) {
        line = `${name}:`;
        end();
      }
      if (whole) line += said(node);
      else for (const child of node.childNodes) tell(child);
      if (node.matches(HEADINGS) && line.trim()) line = `${line.trimEnd()}:`;
    }
    if (apart) end();
  };
  for (const selector of REGIONS[region].split(", ")) document.querySelectorAll(selector).forEach(tell);
  end();
  return counted(lines);
}

/** Equal things that lie beside each other are told once, with their number; what is told and written is told once. */
function counted(lines: string[]): string[] {
  const runs: [line: string, count: number][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0] === `${line}:` || last?.[0] === line) last[1] += last[0] === line && !line.endsWith(":") ? 1 : 0;
    else if (`${last?.[0]}:` === line) runs.splice(-1, 1, [line, 1]);
    else runs.push([line, 1]);
  }
  return runs.map(([line, count]) => (count > 1 ? `${count} × ${line}` : line));
}
