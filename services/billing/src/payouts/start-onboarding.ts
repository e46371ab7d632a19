import type * as api from '@marquee/contracts/payout-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import { processorFor } from '../processor/processor-for.ts';
import type { RefreshDeps } from '../subscriptions/refresh-subscription.ts';
import { requireOpen } from '../subscriptions/domain/require-may-subscribe.ts';
import { saveSubscriptionFact } from '../subscriptions/change-subscription.ts';
import { openedSubscription } from '../subscriptions/with-customer.ts';
import type { PayoutDeps } from './payout-deps.ts';
import { refreshOrRemovePayouts } from './refresh-payouts.ts';

/** A provider has one account at the processor. A repeated call continues with that account, unless it is inaccessible. */
export function startOnboarding(deps: PayoutDeps): Handler<typeof api.startOnboarding> {
  return async (_input, { providerId }, context) => {
    const processor = processorFor(deps, providerId);
    const depsWithProcessor = { ...deps, processor };
    const accountId = await retryOnConflict('subscription', () =>
      findOrCreatePayoutAccount(depsWithProcessor, providerId, context),
    );
    return { url: await processor.openOnboarding(accountId) };
  };
}

async function findOrCreatePayoutAccount(
  deps: RefreshDeps,
  providerId: string,
  cause: Cause,
): Promise<string> {
  requireOpen(await openedSubscription(deps, providerId, cause));
  const known = await refreshOrRemovePayouts(deps, providerId, cause);
  if (known.payoutAccount) {
    return known.payoutAccount.id;
  }
  const { id, version } = known;
  const created = await deps.processor.createPayoutAccount({ providerId: id, key: `${id}-${version}` });
  const fact = { type: 'payouts-read', account: { id: created, status: 'incomplete' } } as const;
  await saveSubscriptionFact(deps, { subscription: known, fact, cause });
  return created;
}
