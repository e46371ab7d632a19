import type { Worker } from '@marquee/service-kit/process/loop';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import { afterFailureMs } from '../processor/check-each.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';
import type { RefreshDeps } from './refresh-subscription.ts';

/** Reads missed changes from the processor and ends deleted accounts there, also after an outage. */
export function createReconciliationWorker(deps: RefreshDeps & { logger: Logger }): Worker {
  return createLoop({
    round: (untilStopped) => reconcileSubscriptions(deps, untilStopped),
    everyMs: 1_000,
    afterFailureMs,
    failureMessage: 'subscriptions could not be compared with the payment processor',
    logger: deps.logger,
  });
}
