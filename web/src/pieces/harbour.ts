/** The harbour at sunset, and the mark of Kogge: a cog under a striped sail. */
import { at, scaled } from "./svg.ts";

/** A band of water that fills everything below `y`. */
export function wave(width: number, y: number, height: number, length: number, offset: number, fill: string): string {
  let d = `M${-length + offset} ${y}`;
  for (let x = -length + offset; x < width + length; x += length) d += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  return `<path d="${d}V${y + 400}H${-length}z" fill="${fill}"/>`;
}

const gull = (x: number, y: number, k: number): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M-14 0Q-7-8 0 0 7-8 14 0" fill="none" stroke="#16242f" stroke-width="2.2" stroke-linecap="round"/>`;

const CLOTH = "M-88-168H88C108-124 110-76 92-34 34-18-34-18-92-34-110-76-108-124-88-168z";
const ink = 'stroke="#16242f" stroke-linejoin="round"';

/** A cog, about 380 × 300, origin at the middle of its waterline. `id` keeps the gradients of two ships apart. */
export function cog(id: string): string {
  const stripes = Array.from({ length: 9 }, (_, i) => `<path d="M${-91 + i * 21} -190h21V0h-21z" fill="${i % 2 ? "#f6ecd6" : "#c9392c"}"/>`).join("");
  const shields = [-70, -36, -2, 32, 66].map((x, i) => {
    const y = 6 - Math.abs(i - 2) * 1.2;
    return (
      `<circle cx="${x}" cy="${y}" r="10" fill="${i % 2 ? "#f6ecd6" : "#12283a"}" stroke="#16242f" stroke-width="1.6"/>` +
      `<path d="M${x - 10} ${y}h20M${x} ${y - 10}v20" stroke="${i % 2 ? "#c9392c" : "#e9b440"}" stroke-width="3"/>`
    );
  });
  return (
    `<defs><clipPath id="${id}-cloth"><path d="${CLOTH}"/></clipPath>` +
    `<linearGradient id="${id}-belly" x1="0" x2="1"><stop offset="0" stop-color="#16242f" stop-opacity=".28"/><stop offset=".35" stop-color="#fff" stop-opacity=".12"/><stop offset=".75" stop-color="#16242f" stop-opacity="0"/><stop offset="1" stop-color="#16242f" stop-opacity=".32"/></linearGradient>` +
    `<linearGradient id="${id}-hull" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b67a45"/><stop offset="1" stop-color="#6b3f1f"/></linearGradient></defs>` +
    `<path d="M-3-214h7V-6h-7z" fill="#7d4a27" stroke-width="2" ${ink}/><path d="M4-214c22-4 34 8 58-2-8 10-8 12-2 22-22 8-36-6-56-2z" fill="#c9392c" stroke-width="1.6" ${ink}/>` +
    `<path d="M0-206-146-26M0-206 150-40M0-206-104-14M0-206 104-16" stroke="#16242f" stroke-width="1.3" opacity=".7"/>` +
    `<g clip-path="url(#${id}-cloth)">${stripes}<path d="${CLOTH}" fill="url(#${id}-belly)"/></g><path d="${CLOTH}" fill="none" stroke-width="2.4" ${ink}/>` +
    `<path d="M-98-172H98v8H-98z" fill="#8a5426" stroke-width="1.8" ${ink}/><path d="M-14-184h30l-4 12h-22z" fill="#8a5426" stroke-width="1.6" ${ink}/>` +
    `<path d="M-176-22C-168 26-132 62-84 66H92C140 62 168 26 178-30L160-14C96 10-90 10-150-8z" fill="url(#${id}-hull)" stroke-width="2.4" ${ink}/>` +
    `<path d="M-168 4C-96 28 100 28 170 0M-158 22C-92 42 96 42 158 20M-142 40C-88 55 92 55 142 38" fill="none" stroke="#4d2d14" stroke-width="1.8"/>` +
    `<path d="M-160-12C-92 12 96 12 168-16" fill="none" stroke="#e0b77a" stroke-width="4"/>` +
    `<path d="M96-2v-36h84v14l-8 22z" fill="#a86d3f" stroke-width="2" ${ink}/><path d="M90-38v-13h13v7h11v-7h13v7h11v-7h13v7h11v-7h13v7h12v6z" fill="#8a5426" stroke-width="1.8" ${ink}/>` +
    `<path d="M112-28h10v12h-10zM136-28h10v12h-10z" fill="#ffe3a1" stroke="#16242f" stroke-width="1.3"/>` +
    `<path d="M-172-20l2-22h52v32z" fill="#a86d3f" stroke-width="2" ${ink}/><path d="M-176-42v-12h12v6h10v-6h12v6h10v-6h12v6h8v6z" fill="#8a5426" stroke-width="1.8" ${ink}/>` +
    shields.join("") +
    `<path d="M178-30l18-26" stroke="#7d4a27" stroke-width="5" stroke-linecap="round"/><path d="M195-60v26l22-6-6-7 6-8z" fill="#e9b440" stroke-width="1.5" ${ink}/>`
  );
}

/** Height of the brick-gothic skyline along the shore. */
const SPIRES = [
  [560, 8], [590, 14], [604, 30], [612, 30], [618, 66], [624, 30], [640, 30], [640, 18], [676, 18], [680, 44], [686, 78], [692, 44], [698, 44], [704, 82],
  [710, 44], [716, 22], [760, 22], [766, 36], [792, 36], [798, 20], [836, 20], [846, 58], [852, 92], [858, 58], [868, 22], [910, 22], [930, 12], [970, 16],
  [990, 28], [996, 54], [1002, 28], [1040, 12], [1090, 10], [1130, 18], [1150, 30], [1158, 62], [1166, 30], [1190, 16], [1240, 10], [1300, 14], [1360, 8], [1440, 12],
];
const HILLS = [[0, 20], [60, 26], [140, 18], [210, 30], [300, 22], [380, 26], [470, 14], [560, 4]];
const CLOUDS = [[640, 34, 200], [520, 78, 120], [836, 66, 110], [1330, 60, 170], [930, 26, 120]];
const shore = (line: number[][], y: number, from: number): string =>
  `M${from} ${y + 6}${line.map(([x, h]) => `L${x} ${y - h}`).join("")}V${y + 20}H${from}z`;

/** The scene of the home page, 1440 wide and `height` high. */
export function harbour(height: number): string {
  const width = 1440;
  const [sunX, sunY, sea] = [1010, height - 88, height - 70];
  const halo = [6, 5, 4, 3, 2, 1].map((i) => `<circle cx="${sunX}" cy="${sunY}" r="${70 + i * 34}" fill="#fff2c9" opacity="${0.05 + 0.012 * (6 - i)}"/>`);
  const clouds = CLOUDS.map(
    ([x, y, w]) =>
      `<path d="M${x} ${y}h${w}a6 6 0 0 1 0 12h-${w * 0.7}a6 6 0 0 0 0 12h${w * 0.3}a5 5 0 0 1 0 10h-${w * 0.5}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="9" stroke-linecap="round"/>`,
  );
  return (
    `<defs><linearGradient id="h-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d5068"/><stop offset=".42" stop-color="#6fa5a6"/><stop offset=".78" stop-color="#f0cf97"/><stop offset="1" stop-color="#f5e2b8"/></linearGradient>` +
    `<radialGradient id="h-sun"><stop offset="0" stop-color="#fff6da"/><stop offset="1" stop-color="#ffe1a0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#h-sky)"/>${halo.join("")}<circle cx="${sunX}" cy="${sunY}" r="82" fill="url(#h-sun)"/>${clouds.join("")}` +
    `<path d="${shore(SPIRES, sea, 520)}" fill="#3c6f7d" opacity=".75"/><path d="${shore(HILLS, sea, 0)}" fill="#4c7f89" opacity=".6"/>` +
    `<rect y="${sea}" width="${width}" height="80" fill="#2f7384"/>` +
    `<path d="M${sunX - 70} ${sea + 6}h140M${sunX - 50} ${sea + 14}h110M${sunX - 80} ${sea + 22}h150M${sunX - 40} ${sea + 31}h84" stroke="#ffe9b8" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>` +
    wave(width, sea + 14, 9, 90, 0, "#2a6a7b") +
    gull(760, 60, 1) + gull(790, 74, 0.7) + gull(1290, 46, 0.9) + gull(1250, 62, 0.6) +
    at(700, sea + 22, scaled(0.24, cog("far"))) +
    at(1190, height - 52, scaled(0.78, cog("near"))) +
    wave(width, height - 34, 11, 120, 30, "#225c6e") +
    `<path d="M0 ${height - 33}${"q30-11 60 0t60 0".repeat(14)}" fill="none" stroke="#9cc9cf" stroke-width="2.5" transform="translate(-90 0)"/>` +
    wave(width, height - 12, 10, 140, 70, "#1a4a5d")
  );
}

/** The mark, box 48 × 48. */
export const mark = (): string =>
  `<path d="M12 9h22c2 6 2.6 12 1.4 18-8 2.6-16.8 2.6-24.8 0C9.4 21 10 15 12 9z" fill="#f3ead6"/>` +
  `<path d="M16.6 9h4.6l-.8 19.4-4.7-.6zM26.8 9h4.6l.9 18.8-4.7.6z" fill="#c9392c"/><path d="M22.8 3h2.4v33h-2.4z" fill="#f3ead6"/>` +
  `<path d="M3 30l5 1h30l6-4-1.6 8c-1.2 5-5 8-9 8H14C8.6 43 4.6 38 3 30z" fill="#f3ead6"/><path d="M8 36.4h32" stroke="#c9392c" stroke-width="2.2"/>`;
