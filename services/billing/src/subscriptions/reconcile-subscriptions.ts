import type { Logger } from '@marquee/service-kit/process/logger';
import type { UntilStopped } from '@marquee/service-kit/process/loop';
import { ourOwnCause } from '@marquee/service-kit/messaging/our-own-cause';
import { refreshPayouts } from '../payouts/refresh-payouts.ts';
import { askAboutEach } from '../processor/ask-about-each.ts';
import { putOffStored } from '../processor/put-off-stored.ts';
import { endAtProcessor } from './end-at-processor.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import type { RefreshDeps } from './refresh-subscription.ts';

const atOnce = 10;

/** Checks plans and payout accounts not checked for an hour, because a webhook may have been lost. */
export async function reconcileSubscriptions(
  deps: RefreshDeps & { logger: Logger },
  untilStopped: UntilStopped,
): Promise<void> {
  const { subscriptions, now, logger } = deps;
  const due = await subscriptions.due(now(), atOnce);
  await askAboutEach(untilStopped(due), {
    ask: (id) => reconcile(deps, id),
    putOff: (id, why) => putOffStored({ store: subscriptions, now }, id, why),
    whenFailed: 'a subscription could not be compared with the card processor, and is put off',
    logger,
  });
}

async function reconcile(deps: RefreshDeps, id: string): Promise<void> {
  const cause = ourOwnCause();
  const { closedAt } = await deps.subscriptions.get(id);
  if (closedAt !== undefined) {
    await endAtProcessor(deps, id, cause);
    return;
  }
  await refreshSubscription(deps, id, cause);
  await refreshPayouts(deps, id, cause);
}
