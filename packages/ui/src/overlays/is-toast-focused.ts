/** Whether the focus is in a toast, so that somebody is on the way to its button. */
export function isToastFocused(): boolean {
  return Boolean(document.activeElement?.closest('[data-sonner-toaster]'));
}
