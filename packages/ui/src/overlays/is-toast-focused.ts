/** Returns whether the focus is in a toast, whether a key or a click has moved it there. */
export function isToastFocused(): boolean {
  return Boolean(document.activeElement?.closest('[data-sonner-toaster]'));
}

/** Returns whether the element shows a focus ring, because the keyboard moved the focus. A click moves the focus without a ring. */
export function showsFocus(element: Element | null): boolean {
  return Boolean(element?.matches(':focus-visible'));
}
