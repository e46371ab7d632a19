import { runSequentially } from '../run-sequentially.ts';
import type { FederationRuntime } from './federation.ts';
import type { LoadStages } from './load-stages.ts';

/**
 * Returns a function that loads the runtime once, with one retry. If the retry fails too, the promise rejects, and the next call tries
 * again.
 */
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

/** Loads the runtime. Its chunk also contains those modules of the shared packages that no page of the shell uses. */
export async function loadRuntime(stages: LoadStages): Promise<FederationRuntime> {
  await runSequentially([
    () => import(/* webpackChunkName: "federation" */ '@marquee/ui'),
    () => import(/* webpackChunkName: "federation" */ '@marquee/web-kit'),
  ]);
  const { startRuntime } = await import(/* webpackChunkName: "federation" */ './federation-runtime.ts');
  return startRuntime(stages);
}
