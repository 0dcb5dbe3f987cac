/** What time it is by the server's clock, as its answers tell: a device's own may be wrong. */
let ahead = 0;

export function hearTime(answer: Response): void {
  const told = Number(answer.headers.get("Kogge-Time"));
  if (told) ahead = told * 1000 - Date.now();
}

/** In milliseconds since 1970, like Date.now(). */
export const present = (): number => Date.now() + ahead;
