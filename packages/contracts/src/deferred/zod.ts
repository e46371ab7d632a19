import type { z as zod } from 'zod';
import { defer } from './schema.ts';
import type { zodInBrowsers } from './zod-in-browsers.ts';

type Name = keyof typeof zodInBrowsers;

/** The functions that contracts and forms use, by their names in `zod-in-browsers.ts`. */
const names = [
  ...['array', 'boolean', 'discriminatedUnion', 'enum', 'int', 'literal', 'looseObject', 'null', 'number'],
  ...['object', 'partialRecord', 'record', 'string', 'undefined', 'union', 'unknown', 'url', 'uuid'],
] as const satisfies readonly Name[];

/** Replaces zod in browsers. Its schemas read responses without zod, and are converted to schemas of zod when a form needs them. */
export const z = {
  ...Object.fromEntries(names.map((name) => [name, maker(name)])),
  iso: { datetime: maker('iso.datetime') },
  NEVER: undefined,
} as unknown as typeof zod;

function maker(name: Name) {
  return (...args: unknown[]) => defer(null, name, args);
}
