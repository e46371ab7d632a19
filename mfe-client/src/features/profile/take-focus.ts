/** A ref: what replaces the focused part of a page goes on from there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
