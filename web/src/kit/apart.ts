/** Marks on a line of this width, from left to right: each where it belongs, or as near as it does not touch its neighbours. */
export function apart(wanted: number[], pitch: number, width: number): number[] {
  const found = [...wanted];
  for (let i = 1; i < found.length; i++) found[i] = Math.max(found[i], found[i - 1] + pitch);
  for (let i = found.length - 1; i >= 0; i--) found[i] = Math.min(found[i], i === found.length - 1 ? width - pitch / 2 : found[i + 1] - pitch);
  return found;
}
