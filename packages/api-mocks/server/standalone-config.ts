import type { Configuration } from 'webpack';

type Cached = Configuration & { cache: object };

/** A remote's own configuration with another entry: `standalone/` is beside `src/`, so that a release cannot import the mocks. */
export function standaloneConfig(own: Configuration): Cached {
  const cache = typeof own.cache === 'object' ? own.cache : {};
  return {
    ...own,
    entry: './standalone/index.ts',
    cache: { ...cache, type: 'filesystem', name: 'standalone' },
  };
}
