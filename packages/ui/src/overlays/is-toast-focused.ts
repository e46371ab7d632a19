/** Whether the focus is in a toast, whether by keyboard or by mouse. */
export function isToastFocused(): boolean {
  return Boolean(document.activeElement?.closest('[data-sonner-toaster]'));
}

/** Whether the element shows its focus, because the keyboard moved it there. A click also leaves the focus on its element, indefinitely. */
export function showsFocus(element: Element | null): boolean {
  return Boolean(element?.matches(':focus-visible'));
}
