type Shortcut = 'menu' | 'sheet' | 'search';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns the shortcut of a key press, or null. Shift is ignored, because many keyboards require it for `?` and `/`. */
export function getShortcut({ key, ctrlKey, metaKey, altKey }: KeyPress): Shortcut | null {
  if (altKey || (ctrlKey && metaKey)) {
    return null;
  }
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k' ? 'menu' : null;
  }
  return { '?': 'sheet' as const, '/': 'search' as const }[key] ?? null;
}
