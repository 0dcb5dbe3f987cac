/** Requests that overlap: only the answer to the one begun last is taken, however late the others come. */
export function latest<T>(take: (found: T) => void): (asked: Promise<T>) => Promise<void> {
  let begun = 0;
  return async (asked) => {
    const mine = ++begun;
    const found = await asked;
    if (mine === begun) take(found);
  };
}
