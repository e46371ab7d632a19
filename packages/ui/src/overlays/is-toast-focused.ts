/** Returns whether a toast has the focus, after a key or a click. */
export function isToastFocused(): boolean {
  return Boolean(document.activeElement?.closest('[data-sonner-toaster]'));
}

/** Returns whether the element shows a focus ring, because the keyboard moved the focus. A click moves the focus without a ring. */
export function showsFocus(element: Element | null): boolean {
  return Boolean(element?.matches(':focus-visible'));
}
