/**
 * What a mouse is told of a button: its name and its key. It is there only while it points at it: whoever listens has the name
 * already, and the key of `aria-keyshortcuts`.
 */
export const tip = (text: string) => (element: Element): (() => void) => {
  const enter = (): void => element.setAttribute("title", text);
  const leave = (): void => element.removeAttribute("title");
  element.addEventListener("pointerenter", enter);
  element.addEventListener("pointerleave", leave);
  return () => {
    element.removeEventListener("pointerenter", enter);
    element.removeEventListener("pointerleave", leave);
    leave();
  };
};
