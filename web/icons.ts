import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * `import anchor from "icon:anchor"` puts one drawing into the page's sprite and gives its reference for `<use href>`.
 * Names with `k-` are our own (src/pieces/glyphs.svg), all others come from game-icons.net. Only what is imported is shipped,
 * with the board that imports it.
 */
export function icons(): Plugin {
  const package_ = new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
  const drawings: Record<string, { body: string }> = JSON.parse(readFileSync(package_, "utf-8")).icons;
  const glyphs = readFileSync(new URL("./src/pieces/glyphs.svg", import.meta.url), "utf-8");
  const own = new Map([...glyphs.matchAll(/<symbol id="(k-[a-z]+)"[^>]*>(.*?)<\/symbol>/g)].map(([, id, body]) => [id, body]));
  return {
    name: "kogge-icons",
    resolveId: (id) => (id.startsWith("icon:") ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      const name = id.slice("\0icon:".length);
      const body = own.get(name) ?? drawings[name]?.body;
      if (!body) this.error(`no icon is called ${name}`);
      return `import { symbol } from "/src/pieces/sprite.ts";\nexport default symbol(${JSON.stringify(name)}, ${JSON.stringify(body)});`;
    },
  };
}
