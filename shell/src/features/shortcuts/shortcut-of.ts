type Shortcut = 'menu' | 'sheet' | 'search';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a press of a key asks for. Shift is no modifier here: on many keyboards `?` and `/` need it. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Press): Shortcut | null {
  if (altKey || (ctrlKey && metaKey)) {
    return null;
  }
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k' ? 'menu' : null;
  }
  return { '?': 'sheet' as const, '/': 'search' as const }[key] ?? null;
}
