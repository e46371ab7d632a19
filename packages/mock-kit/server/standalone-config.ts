import type { Configuration } from 'webpack';

type Cached = Configuration & { cache: object };

/**
 * A remote's own configuration but for where it begins: `standalone/` lies beside `src/`, so that what is released has no way to
 * the mocks.
 */
export function standaloneConfig(own: Configuration): Cached {
  const cache = typeof own.cache === 'object' ? own.cache : {};
  return {
    ...own,
    entry: './standalone/index.ts',
    cache: { ...cache, type: 'filesystem', name: 'standalone' },
  };
}
