/** Returns the names of the palette's keys on the user's platform. */
export function getPaletteKeys(): string {
  return isApple() ? '⌘ K' : 'Ctrl K';
}

/** Returns the names of the keys of Sonner's shortcut, which moves the focus to the toasts and keeps them open. */
export function getToastKeys(): string {
  return isApple() ? '⌥ T' : 'Alt T';
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
