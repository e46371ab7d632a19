/** Prevents a click on a toast over a dialog from closing the dialog. */
export function keepOpenForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) {
    event.preventDefault();
  }
}
