/** How Die Werft shows itself outside its table. */
import gear from "icon:gear-hammer";
import type { Cover } from "../covers.ts";
import "./colours.css";

function poster(): string {
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

export default { emblem: gear, colour: "#1f5490", poster } satisfies Cover;
