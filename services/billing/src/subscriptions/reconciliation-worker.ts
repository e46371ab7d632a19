import type { Worker } from '@marquee/service-kit/compose-service';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createLookingWorker } from '../looking-worker.ts';
import { afterFailureMs } from '../processor/ask-about-each.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';
import type { RefreshDeps } from './refresh-subscription.ts';

/** What could not be told to the processor, or was not told by it, is made good here, also after it was away. */
export function createReconciliationWorker(deps: RefreshDeps & { logger: Logger }): Worker {
  return createLookingWorker({
    look: () => reconcileSubscriptions(deps),
    afterFailureMs,
    complaint: 'subscriptions could not be compared with the card processor',
    logger: deps.logger,
  });
}
