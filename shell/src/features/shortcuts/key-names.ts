/** As they stand on the keyboard of whoever reads them. */
export function menuKeys(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
}
