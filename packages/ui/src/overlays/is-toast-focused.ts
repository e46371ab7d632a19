/** Whether the focus is in a toast, moved there by keyboard or by a mouse. */
export function isToastFocused(): boolean {
  return Boolean(document.activeElement?.closest('[data-sonner-toaster]'));
}

/** Whether the element shows its focus: a keyboard has moved it there. A click leaves the focus where it was made, without end. */
export function showsFocus(element: Element | null): boolean {
  return Boolean(element?.matches(':focus-visible'));
}
