import { join, resolve } from 'node:path';

/** The folder of the repository. */
export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

export const binFolder = join(root, 'node_modules', '.bin');
