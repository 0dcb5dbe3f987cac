/** One poster for each game, 300 × 200. */
import { die, palm } from "./grog.ts";
import { wave } from "./harbour.ts";
import { cube, ship as trader, town } from "./liguria.ts";
import { ship } from "./nauticus.ts";
import { crew } from "./seats.ts";
import { at, polar, r, scaled } from "./svg.ts";

function nauticus(): string {
  const [cx, cy] = [150, 118];
  const rays = Array.from({ length: 32 }, (_, i) => {
    const [x, y] = polar(cx, cy, 260, i * 11.25).map(r);
    return `<path d="M${cx} ${cy}L${x} ${y}" stroke="#e9b440" stroke-opacity="${i % 2 ? 0.12 : 0.28}" stroke-width="${i % 4 ? 1 : 1.6}"/>`;
  });
  const rose = Array.from({ length: 8 }, (_, i) => {
    const [tx, ty] = polar(cx, cy, i % 2 ? 50 : 82, i * 45).map(r);
    const [lx, ly] = polar(cx, cy, 15, i * 45 - 45).map(r);
    const [rx, ry] = polar(cx, cy, 15, i * 45 + 45).map(r);
    const [dark, light] = i % 2 ? ["#dcb77d", "#ecd3a4"] : ["#c9392c", "#e58a6e"];
    return `<path d="M${tx} ${ty}L${lx} ${ly}L${cx} ${cy}z" fill="${dark}" opacity=".55"/><path d="M${tx} ${ty}L${rx} ${ry}L${cx} ${cy}z" fill="${light}" opacity=".5"/>`;
  });
  return (
    `<rect width="300" height="200" fill="#163449"/>${rays.join("")}<circle cx="150" cy="118" r="92" fill="#f3e3bf" stroke="#c8902b" stroke-width="3"/>` +
    `<circle cx="150" cy="118" r="84" fill="none" stroke="#c8902b"/>${rose.join("")}` +
    at(54, 150, ship({ hulls: ["bow", "middle", "stern"], masts: ["whale", "wheel", "lighthouse"], sails: ["whale", "wheel", "lighthouse"] })) +
    wave(300, 176, 7, 60, 10, "#2f7384") + wave(300, 188, 7, 70, 40, "#225c6e")
  );
}

const grog = (): string =>
  `<defs><linearGradient id="p-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f08a4b"/><stop offset=".7" stop-color="#fbd38a"/></linearGradient></defs>` +
  `<rect width="300" height="200" fill="url(#p-dusk)"/><circle cx="214" cy="92" r="44" fill="#fff0c4" opacity=".9"/>` +
  `<path d="M20 138L92 44q8-9 17 0l18 22 12-8 20 30 40 50z" fill="#7a4a6b" stroke="#16242f" stroke-width="2" stroke-linejoin="round"/>` +
  `<path d="M92 44q8-9 17 0l18 22-12 6-8-8-10 10-10-12z" fill="#e86a3a"/><path d="M100 40c-8-14 8-16 2-30 16 6 12 20 6 30z" fill="#f7e7d2" opacity=".85"/>` +
  wave(300, 136, 6, 70, 0, "#3fb0ad") +
  `<path d="M-10 200c10-44 70-56 120-48 40 6 60 30 62 48z" fill="#f2dfae" stroke="#16242f" stroke-width="2"/><path d="M-10 188c30-30 70-30 110-22 20 4 32 12 38 22z" fill="#5aa05a"/>` +
  at(36, 172, palm(2.3)) + at(86, 170, palm(1.7)) + at(124, 188, crew(0, 1.5)) + at(150, 192, crew(2, 1.2)) +
  wave(300, 188, 7, 80, 20, "#2a8f92") +
  at(226, 150, `<g transform="rotate(-9)">${die("yellow", 5, 62)}</g>`) + at(268, 172, `<g transform="rotate(12)">${die("blue", 3, 35)}</g>`);

function werft(): string {
  const line = 'fill="none" stroke="#e6f1fb" stroke-width="1.8" stroke-linejoin="round"';
  return (
    `<defs><pattern id="p-grid" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M12 0H0V12" fill="none" stroke="#fff" stroke-opacity=".1"/></pattern></defs>` +
    `<rect width="300" height="200" fill="#1d4f86"/><rect width="300" height="200" fill="url(#p-grid)"/>` +
    `<path d="M14 128L40 134H150V170H66C42 170 22 152 14 128z" fill="#4d6c86" stroke="#16242f" stroke-width="2"/><path d="M38 158q12 12 28 12h84v-12z" fill="#a8432f"/>` +
    `<path d="M64 134v-16h40v16M74 126h6M88 126h6" fill="#fff" stroke="#16242f" stroke-width="1.8"/><path d="M120 134V78h16v56z" fill="#c9392c" stroke="#16242f" stroke-width="2"/><path d="M118 78h20v-8h-20z" fill="#16242f"/>` +
    `<path d="M128 64c-14-4-14-22 2-24 4-16 28-14 28 2 14 2 12 18-2 18-6 8-20 8-28 4z" fill="#dfe9f0" opacity=".9"/>` +
    `<path d="M150 134H258L284 126C284 146 276 170 256 170H150" ${line}/><path d="M150 158H270M172 134V96h16v38M170 96h20M206 134v-44M196 92h40M206 90l-12 44M206 90l34 44M228 134v-12h30v12M270 150a9 9 0 1 0 .1 0M270 141v18M261 150h18" ${line}/>` +
    `<path d="M150 30v160" stroke="#e9b440" stroke-width="1.6" stroke-dasharray="6 4"/><path d="M14 186H284M14 182v8M284 182v8" fill="none" stroke="#e6f1fb" stroke-width="1.2"/>` +
    `<path d="M24 112V34M24 40h84M24 34l-10 12M24 34l30 6M96 40v22" fill="none" stroke="#e6f1fb" stroke-width="2"/><path d="M91 62h10v9h-10z" fill="#e9b440" stroke="#16242f" stroke-width="1.3"/>`
  );
}

const liguria = (): string =>
  `<defs><linearGradient id="p-day" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7cc0e0"/><stop offset="1" stop-color="#d7ecef"/></linearGradient></defs>` +
  `<rect width="300" height="200" fill="url(#p-day)"/><circle cx="56" cy="44" r="20" fill="#fff3c4"/>` +
  `<path d="M110 118C150 60 190 40 240 44 270 48 300 60 310 80V130H110z" fill="#7fa35e" stroke="#16242f" stroke-width="1.6"/><path d="M170 90q20-24 50-26" stroke="#5e8244" stroke-width="2" fill="none"/>` +
  at(212, 122, scaled(1.12, town(4, 150))) +
  wave(300, 130, 5, 60, 0, "#3f8fb8") + wave(300, 158, 7, 80, 30, "#2f7aa6") +
  at(70, 132, trader(0, 2.1)) + wave(300, 176, 7, 70, 10, "#24648c") +
  at(200, 178, cube("blue", 30)) + at(232, 182, cube("red", 30)) + at(264, 178, cube("yellow", 30));

export const POSTERS: Record<string, () => string> = { nauticus, "grog-island": grog, "die-werft": werft, liguria };
