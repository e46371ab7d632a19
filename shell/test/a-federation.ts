import type { Federation } from '../src/federation/federation.ts';
import { aRelease } from './a-release.ts';

/** Returns a federation with one remote, whose pages are empty. */
export function aFederation(overrides: Partial<Federation> = {}): Federation {
  return {
    build: 'fedcba9876543210',
    loaded: () => undefined,
    hasFailed: () => false,
    releases: async () => [aRelease()],
    load: async () => ({ RemoteRoutes: () => null }),
    preload: () => undefined,
    preloadRuntime: () => undefined,
    ...overrides,
  };
}
