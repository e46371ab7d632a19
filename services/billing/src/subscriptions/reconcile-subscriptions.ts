import type { Logger } from '@marquee/service-kit/process/logger';
import type { UntilStopped } from '@marquee/service-kit/process/loop';
import { systemCause } from '@marquee/service-kit/messaging/system-cause';
import { refreshPayouts } from '../payouts/refresh-payouts.ts';
import { checkEach } from '../processor/check-each.ts';
import { rescheduleStored } from '../processor/reschedule-stored.ts';
import { endAtProcessor } from './end-at-processor.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import type { RefreshDeps } from './refresh-subscription.ts';

const atOnce = 10;

/** Reads plans and payout accounts that are due for a check, because a webhook may have been lost. Ends plans of deleted accounts. */
export async function reconcileSubscriptions(
  deps: RefreshDeps & { logger: Logger },
  untilStopped: UntilStopped,
): Promise<void> {
  const { subscriptions, now, logger } = deps;
  const due = await subscriptions.findDue(now(), atOnce);
  await checkEach(untilStopped(due), {
    check: (id) => reconcile(deps, id),
    reschedule: (id, failure) => rescheduleStored({ store: subscriptions, now }, id, failure),
    whenFailed: 'a subscription could not be compared with the payment processor; it is retried later',
    logger,
  });
}

async function reconcile(deps: RefreshDeps, id: string): Promise<void> {
  const cause = systemCause();
  const { closedAt } = await deps.subscriptions.get(id);
  if (closedAt !== undefined) {
    await endAtProcessor(deps, id, cause);
    return;
  }
  await refreshSubscription(deps, id, cause);
  await refreshPayouts(deps, id, cause);
}
