import path from 'node:path';

/** The folder of the repository. */
export const rootFolder = path.resolve(import.meta.dirname, '../../..');

const cacheFolder = path.join(rootFolder, 'node_modules/.cache');

/** Where the compiler keeps its plugins as it runs them. */
export const compilerCacheFolder = path.join(cacheFolder, 'swc');

export function webpackCacheFolder(name: string): string {
  return path.join(cacheFolder, 'webpack', name);
}

/** Where a development server writes, apart from `dist`, so that the cached production build stays what it is. */
export function developmentFolder(name: string): string {
  return path.join(cacheFolder, 'marquee-dev', name);
}

/** Where the program of a front end lies that renders pages: at its build, or in the page renderer. */
export function renderingFolder(name: string): string {
  return path.join(cacheFolder, 'marquee-rendering', name);
}
