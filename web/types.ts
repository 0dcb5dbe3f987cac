/**
 * Writes the protocol's TypeScript types from the server's JSON schema: `npm run types`.
 * Messages go to src/app/protocol.ts, the view of each game to src/boards/GAME/view.ts.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { compile, type JSONSchema } from "json-schema-to-typescript";

const python = process.env.KOGGE_PYTHON ?? "../.venv/bin/python";
const output = execFileSync(python, ["-m", "kogge.server.schema"], { env: { ...process.env, PYTHONPATH: "../src" }, maxBuffer: 1 << 26 });
const { $defs, games } = JSON.parse(output.toString()) as { $defs: Record<string, JSONSchema>; games: Record<string, JSONSchema> };

const HEADER = "/* Written by `npm run types` from the server's JSON schema. Do not edit. */";

/** Titles of single properties would become types of their own; only the definitions' names are wanted. */
function tidy(node: unknown, top = true): unknown {
  if (Array.isArray(node)) return node.map((each) => tidy(each, false));
  if (node === null || typeof node !== "object") return node;
  const entries = Object.entries(node).filter(([key]) => (top || key !== "title") && !["minLength", "maxLength", "pattern", "maxItems", "minItems", "default"].includes(key));
  const tidied: Record<string, unknown> = Object.fromEntries(entries.map(([key, value]) => [key, key === "$defs" ? definitions(value) : tidy(value, false)]));
  if (tidied.type === "object" && tidied.properties) {
    tidied.additionalProperties ??= false;
    // The server always sends every field; what is optional for a client stays optional by its default.
  }
  return tidied;
}
const definitions = (defs: unknown): unknown => Object.fromEntries(Object.entries(defs as object).map(([name, def]) => [name, tidy(def, false)]));

async function write(file: string, schema: JSONSchema, name: string): Promise<void> {
  const types = await compile(tidy(schema) as JSONSchema, name, { bannerComment: HEADER, unreachableDefinitions: true, format: true, additionalProperties: false });
  writeFileSync(file, types);
}

const roots = Object.keys($defs).sort();
await write("src/app/protocol.ts", { $defs, anyOf: roots.map((name) => ({ $ref: `#/$defs/${name}` })) } as JSONSchema, "Anything");
for (const [game, schema] of Object.entries(games)) {
  const folder = `src/boards/${game}`;
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  await write(`${folder}/view.ts`, schema, "Root");
}
