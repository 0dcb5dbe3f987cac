/** The brass hand in the middle of a wheel, pointing so many degrees clockwise from north. */
export const pointer = (x: number, y: number, degrees: number, length: number): string =>
  `<g transform="rotate(${degrees} ${x} ${y})"><path d="M${x - 9} ${y}L${x} ${y - length}L${x + 9} ${y}a9 9 0 1 1-18 0z" fill="var(--brass)" stroke="var(--ink)" stroke-width="1.4"/></g>` +
  `<circle cx="${x}" cy="${y}" r="4" fill="#16242f"/>`;
