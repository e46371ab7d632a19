import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FederationRuntime } from './federation.ts';
import { createIntegrity } from './integrity.ts';
import { stagesPlugin } from './load-stages.ts';
import type { LoadStages } from './load-stages.ts';
import { createOverrides } from './overrides.ts';
import { runtimePlugin } from './runtime-plugin.ts';

/** Webpack puts the hash of the build in its place. */
declare const __webpack_hash__: string;

declare global {
  /** What remotes ask before they load one of their own scripts; `checked-chunks.ts` of the build kit has the other end. */
  var marqueeIntegrityOf: ((address: string) => string) | undefined;
}

/** The real runtime, with our time-outs, and running only what the release records vouch for. It notes how far each load has come. */
export function federationRuntime(stages: LoadStages): FederationRuntime {
  const integrity = createIntegrity({
    isStrict: process.env.NODE_ENV === 'production',
    base: document.baseURI,
  });
  globalThis.marqueeIntegrityOf = integrity.ofScript;
  registerPlugins([runtimePlugin(integrity), stagesPlugin(stages)]);
  return {
    build: __webpack_hash__.slice(0, 16),
    fetch: (input, init) => fetch(input, init),
    override: createOverrides(location.search),
    trust(record) {
      stages.set(record.name, 'integrity');
      integrity.trust(record);
      stages.set(record.name, 'manifest');
    },
    registerRemotes,
    loadRemote,
  };
}
