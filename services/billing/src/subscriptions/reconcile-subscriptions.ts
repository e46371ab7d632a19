import { randomUUID } from 'node:crypto';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { UntilStopped } from '@marquee/service-kit/process/loop';
import { endAtProcessor } from './end-at-processor.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import type { RefreshDeps } from './refresh-subscription.ts';
import type { Subscription } from './subscription.ts';

const atOnce = 10;

/** Asks about what nobody has asked about for an hour: a notification may have been lost. One that fails keeps no other waiting. */
export async function reconcileSubscriptions(deps: RefreshDeps, untilStopped: UntilStopped): Promise<void> {
  const failures: unknown[] = [];
  for (const subscription of untilStopped(await deps.subscriptions.due(deps.now(), atOnce))) {
    await reconcile(deps, subscription).catch((error: unknown) => {
      failures.push(error);
    });
    if (failures.some(isAway)) {
      break;
    }
  }
  if (failures.length > 0) {
    throw failures[0];
  }
}

async function reconcile(deps: RefreshDeps, { id, closedAt }: Subscription): Promise<void> {
  const cause = { requestId: randomUUID(), traceparent: null, actor: 'system' };
  await (closedAt === undefined ? refreshSubscription(deps, id, cause) : endAtProcessor(deps, id, cause));
}

function isAway(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'unavailable';
}
