import type { IconName } from '../icons/icon.tsx';

const icons: readonly [RegExp, IconName][] = [
  [/\bdj\b|music|entertain/i, 'disc-3'],
  [/light/i, 'lightbulb'],
  [/sound|audio/i, 'speaker'],
  [/photo/i, 'camera'],
  [/video/i, 'video'],
  [/cater/i, 'utensils'],
  [/plan/i, 'calendar-check'],
  [/decor/i, 'flower'],
];

/** Returns the icon for a service whose name contains a known word, otherwise undefined. Providers can enter any name. */
export function serviceIcon(service: string): IconName | undefined {
  return icons.find(([words]) => words.test(service))?.[1];
}
