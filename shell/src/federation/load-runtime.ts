import { oneByOne } from '../one-by-one.ts';
import type { FederationRuntime } from './federation.ts';
import type { LoadStages } from './load-stages.ts';

/** Loads the runtime by `load`, once. The promise rejects when it does not come, also at a second attempt; the next call tries again. */
export function createRuntimeLoader(
  load: () => Promise<FederationRuntime>,
): () => Promise<FederationRuntime> {
  let loading: Promise<FederationRuntime> | null = null;
  return () => {
    loading ??= load().catch(load);
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
}

/** The runtime is one script with what no page of the shell has used so far of the packages that it offers to remotes. */
export async function loadRuntime(stages: LoadStages): Promise<FederationRuntime> {
  await oneByOne([
    () => import(/* webpackChunkName: "federation" */ '@marquee/ui'),
    () => import(/* webpackChunkName: "federation" */ '@marquee/web-kit'),
  ]);
  const { startRuntime } = await import(/* webpackChunkName: "federation" */ './federation-runtime.ts');
  return startRuntime(stages);
}
