import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FederationRuntime } from './federation.ts';
import { createIntegrity } from './integrity.ts';
import { runtimePlugin } from './runtime-plugin.ts';

declare global {
  /** What remotes ask before they load one of their own scripts; `checked-chunks.ts` of the build kit has the other end. */
  var marqueeIntegrityOf: ((address: string) => string) | undefined;
}

/** The real runtime, with our time-outs, and running only what the release records vouch for. */
export function federationRuntime(): FederationRuntime {
  const integrity = createIntegrity({
    isStrict: process.env.NODE_ENV === 'production',
    base: document.baseURI,
  });
  globalThis.marqueeIntegrityOf = integrity.ofScript;
  registerPlugins([runtimePlugin(integrity)]);
  return {
    fetch: (input, init) => fetch(input, init),
    trust: integrity.trust,
    registerRemotes,
    loadRemote,
  };
}
