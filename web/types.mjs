/**
 * Writes the protocol's TypeScript types from the server's JSON schema: `npm run types`, or elsewhere: `npm run types -- FOLDER`.
 * Messages go to src/app/protocol.ts, the view of each game to src/boards/GAME/view.ts.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compile } from "json-schema-to-typescript";

const folder = process.argv[2] ?? "src";
const python = process.env.KOGGE_PYTHON ?? "../.venv/bin/python";
const output = execFileSync(python, ["-m", "kogge.server.schema"], { env: { ...process.env, PYTHONPATH: "../src" }, maxBuffer: 1 << 26 });
const { $defs, games } = JSON.parse(output.toString());

const HEADER = "/* Written by `npm run types` from the server's JSON schema. Do not edit. */";
/** Bounds are the server's business, and the titles of single properties would become types of their own. */
const LEFT_OUT = ["title", "minLength", "maxLength", "minimum", "maximum", "pattern", "maxItems", "minItems", "default"];

function tidy(node) {
  if (Array.isArray(node)) return node.map(tidy);
  if (node === null || typeof node !== "object") return node;
  const tidied = Object.fromEntries(Object.entries(node).filter(([key, value]) => !(LEFT_OUT.includes(key) && typeof value !== "object")).map(([key, value]) => [key, tidy(value)]));
  if (tidied.properties) tidied.additionalProperties ??= false;
  return tidied;
}

async function write(path, schema, name) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  const types = await compile(tidy(schema), name, { bannerComment: HEADER, unreachableDefinitions: true });
  writeFileSync(file, types.replace(/\/\*\*\n \* This interface was referenced by [^/]*\*\/\n/g, ""));
}

await write("app/protocol.ts", { $defs, anyOf: Object.keys($defs).map((name) => ({ $ref: `#/$defs/${name}` })) }, "Anything");
for (const [game, { $ref, $defs }] of Object.entries(games)) {
  const { [$ref.split("/").at(-1)]: view, ...parts } = $defs; // at the top, and not once more among its parts
  await write(`boards/${game}/view.ts`, { ...view, $defs: parts }, "View");
}
