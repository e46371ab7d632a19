import type { Sharing } from '@marquee/build-kit/sharing-policy';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { FederationRuntime } from './federation.ts';
import { createIntegrity } from './integrity.ts';
import { stagesPlugin } from './load-stages.ts';
import type { LoadStages } from './load-stages.ts';
import { runtimePlugin } from './runtime-plugin.ts';
import { sharedPackages } from './shared-packages.ts';

/** The build replaces this name with the sharing policy. */
declare const SHARING: Sharing;

declare global {
  /** Called by remotes before they load one of their scripts; see `chunk-integrity.ts` of the build kit. */
  var marqueeIntegrityOf: ((address: string) => string) | undefined;
}

/** Starts Module Federation's runtime with timeouts, integrity checks against the release records, and tracking of load stages. */
export function startRuntime(stages: LoadStages): FederationRuntime {
  const integrity = createIntegrity({
    isStrict: process.env.NODE_ENV === 'production',
    base: document.baseURI,
  });
  globalThis.marqueeIntegrityOf = integrity.getScriptHash;
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedPackages(SHARING),
    shareStrategy: SHARING.strategy,
    plugins: [runtimePlugin(integrity), stagesPlugin(stages)],
  });
  return {
    trust(record) {
      stages.set(record.name, 'integrity');
      integrity.trust(record);
      stages.set(record.name, 'manifest');
    },
    registerRemotes: (remotes, options) => {
      instance.registerRemotes(remotes, options);
    },
    loadRemote: (id) => instance.loadRemote(id),
  };
}
