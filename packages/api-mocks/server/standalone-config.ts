import type { Configuration } from 'webpack';

type Cached = Configuration & { cache: object };

/** The remote's own configuration with the entry in `standalone/`. This folder is outside `src/`, so that a release contains no mocks. */
export function standaloneConfig(own: Configuration): Cached {
  const cache = typeof own.cache === 'object' ? own.cache : {};
  return {
    ...own,
    entry: './standalone/index.ts',
    cache: { ...cache, type: 'filesystem', name: 'standalone' },
  };
}
