/** As they stand on the keyboard of whoever reads them. */
export function menuKeys(): string {
  return isApple() ? '⌘ K' : 'Ctrl K';
}

/** Sonner's own shortcut: it moves the focus to the toasts and keeps them open. */
export function toastKeys(): string {
  return isApple() ? '⌥ T' : 'Alt T';
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
