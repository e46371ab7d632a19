/** Closing a toast that lies over a dialog must not close the dialog. */
export function keepOpenForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) {
    event.preventDefault();
  }
}
