import type { Worker } from '@marquee/service-kit/compose-service';
import { createDoze } from '@marquee/service-kit/messaging/doze';
import type { Logger } from '@marquee/service-kit/process/logger';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';
import type { RefreshDeps } from './refresh-subscription.ts';

const lookEveryMs = 1_000;
/** The processor is away, or says no: it is not to be asked each second. */
const afterFailureMs = 60_000;

/** What could not be told to the processor, or was not told by it, is made good here, also after it was away. */
export function createReconciliationWorker(deps: RefreshDeps & { logger: Logger }): Worker {
  const doze = createDoze();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!doze.hasEnded()) {
      const restMs = await reconcileSubscriptions(deps).then(
        () => lookEveryMs,
        (error: unknown) => {
          deps.logger.warn({ err: error }, 'subscriptions could not be compared with the card processor');
          return afterFailureMs;
        },
      );
      await doze.rest(restMs);
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      doze.end();
      await running;
    },
  };
}
