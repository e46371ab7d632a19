import { randomUUID } from 'node:crypto';
import type { UntilStopped } from '@marquee/service-kit/process/loop';
import { askAboutEach } from '../processor/ask-about-each.ts';
import { endAtProcessor } from './end-at-processor.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import type { RefreshDeps } from './refresh-subscription.ts';

const atOnce = 10;

/** Asks about what nobody has asked about for an hour: a notification may have been lost. */
export async function reconcileSubscriptions(deps: RefreshDeps, untilStopped: UntilStopped): Promise<void> {
  const due = await deps.subscriptions.due(deps.now(), atOnce);
  await askAboutEach(untilStopped(due), ({ id, closedAt }) => {
    const cause = { requestId: randomUUID(), traceparent: null, actor: 'system' };
    return closedAt === undefined ? refreshSubscription(deps, id, cause) : endAtProcessor(deps, id, cause);
  });
}
