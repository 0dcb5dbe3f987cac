/** What happened, as it is told to ears: what begins alike is told together, what is the same once, with how often. */
export function news(lines: string[]): string {
  const told: { line: string; times: number }[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    const begins = beginning(line);
    if (last?.line === line) last.times++;
    else if (last?.times === 1 && begins && beginning(last.line) === begins) last.line = `${bare(last.line)}; ${line.slice(begins.length)}`;
    else told.push({ line, times: 1 });
  }
  return told.map(({ line, times }) => (times > 1 ? `${bare(line)} (${times} ×).` : line)).join(" ");
}

/** Up to the first colon: "Into the row: ". */
const beginning = (line: string): string => /^[^:]+: /.exec(line)?.[0] ?? "";
const bare = (line: string): string => line.replace(/\.$/, "");
