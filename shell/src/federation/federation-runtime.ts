import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FederationRuntime } from './federation.ts';
import { runtimePlugin } from './runtime-plugin.ts';

/** The real runtime, with our time-outs. */
export function federationRuntime(): FederationRuntime {
  registerPlugins([runtimePlugin()]);
  return { fetch: (input, init) => fetch(input, init), registerRemotes, loadRemote };
}
