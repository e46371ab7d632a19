import { remotes } from '@marquee/contracts/remotes';

/** The names of the product's remotes in commands, as in `npm run release -- client`. */
export const apps = remotes;
export type App = (typeof apps)[number];

export function isApp(name: string): name is App {
  return apps.some((app) => app === name);
}
