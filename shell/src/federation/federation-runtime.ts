import type { Sharing } from '@marquee/build-kit/sharing-policy';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { FederationRuntime } from './federation.ts';
import { createIntegrity } from './integrity.ts';
import { stagesPlugin } from './load-stages.ts';
import type { LoadStages } from './load-stages.ts';
import { runtimePlugin } from './runtime-plugin.ts';
import { sharedPackages } from './shared-packages.ts';

/** The build puts it in place. */
declare const SHARING: Sharing;

declare global {
  /** What remotes ask before they load one of their own scripts; `checked-chunks.ts` of the build kit has the other end. */
  var marqueeIntegrityOf: ((address: string) => string) | undefined;
}

/** The real runtime, with our time-outs, and running only what the release records vouch for. It notes how far each load has come. */
export function startRuntime(stages: LoadStages): FederationRuntime {
  const integrity = createIntegrity({
    isStrict: process.env.NODE_ENV === 'production',
    base: document.baseURI,
  });
  globalThis.marqueeIntegrityOf = integrity.ofScript;
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
