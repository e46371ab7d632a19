import path from 'node:path';

/** The repository's folder. */
export const rootFolder = path.resolve(import.meta.dirname, '../../..');

const cacheFolder = path.join(rootFolder, 'node_modules/.cache');

/** The folder in which swc caches its plugins. */
export const compilerCacheFolder = path.join(cacheFolder, 'swc');

export function webpackCacheFolder(name: string): string {
  return path.join(cacheFolder, 'webpack', name);
}

/** The output folder of a development server. It is separate from `dist`, so that the cached production build stays unchanged. */
export function developmentFolder(name: string): string {
  return path.join(cacheFolder, 'marquee-dev', name);
}

/** The folder of a front end's rendering programs. */
export function renderingFolder(name: string): string {
  return path.join(cacheFolder, 'marquee-rendering', name);
}
