import { safeLocalStorage } from '@marquee/web-kit';

const key = 'marquee.shortcuts';

/**
 * Whether the shell's shortcuts (⌘K or Ctrl K, ?, /) are enabled on this device. They can be disabled, because single keys are easily
 * triggered by accident or by speech input.
 */
export function areShortcutsEnabled(): boolean {
  return safeLocalStorage.read(key) !== 'off';
}

export function setShortcuts(state: 'on' | 'off'): void {
  safeLocalStorage.keep(key, state);
}
