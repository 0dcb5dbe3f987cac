/** Letters of the scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * What the server says. Names on seats that run from right to left are set apart from the text around them (Unicode's first strong
 * isolate), or they would turn round the figures and signs that stand beside them.
 */
export const heard = (text: string) =>
  JSON.parse(text, function (this: object, key: string, value: unknown) {
    const turns = key === "name" && "mine" in this && typeof value === "string" && RIGHT_TO_LEFT.test(value);
    return turns ? `\u2068${value}\u2069` : value;
  });
