/** Documents that are told of by their changes: JSON Patch (RFC 6902), as far as the server makes use of it. */
import type { Operation } from "./protocol.ts";

/** The document after a patch. What it does not touch stays the same object, so that nothing is drawn again for it. */
export function patched<T>(document: T, patch: Operation[]): T {
  return patch.reduce((whole, step) => change(whole, step.path.split("/").slice(1).map(unescaped), step) as T, document);
}

const unescaped = (name: string): string => name.replaceAll("~1", "/").replaceAll("~0", "~");

function change(part: unknown, [name, ...deeper]: string[], step: Operation): unknown {
  if (name === undefined) return step.value;
  if (Array.isArray(part)) {
    const at = name === "-" ? part.length : Number(name);
    const copy = [...part];
    if (deeper.length) copy[at] = change(part[at], deeper, step);
    else copy.splice(at, step.op === "add" ? 0 : 1, ...(step.op === "remove" ? [] : [step.value]));
    return copy;
  }
  const { [name]: old, ...others } = part as Record<string, unknown>;
  if (!deeper.length && step.op === "remove") return others;
  return { ...(part as object), [name]: deeper.length ? change(old, deeper, step) : step.value };
}
