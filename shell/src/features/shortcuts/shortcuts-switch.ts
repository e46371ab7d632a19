import { keptOnDevice } from '@marquee/web-kit';

const key = 'marquee.shortcuts';

/** Single keys can be pressed by chance, or by a voice: whoever is bothered by them turns them off, on this device. */
export function areShortcutsOn(): boolean {
  return keptOnDevice.read(key) !== 'off';
}

export function turnShortcuts(state: 'on' | 'off'): void {
  keptOnDevice.keep(key, state);
}
