/** Runs in the page, on an element. */
export function hasFocus(element) {
  return element.matches(':focus');
}
