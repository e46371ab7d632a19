import { safeLocalStorage } from '@marquee/web-kit';

const key = 'marquee.shortcuts';

/**
 * Whether single-key shortcuts are enabled on this device. They can be disabled, because they are easily triggered by accident or by speech
 * input.
 */
export function areShortcutsEnabled(): boolean {
  return safeLocalStorage.read(key) !== 'off';
}

export function setShortcuts(state: 'on' | 'off'): void {
  safeLocalStorage.keep(key, state);
}
