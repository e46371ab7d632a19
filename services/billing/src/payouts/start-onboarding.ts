import type * as api from '@marquee/contracts/payout-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import { processorFor } from '../processor/processor-for.ts';
import type { RefreshDeps } from '../subscriptions/refresh-subscription.ts';
import { requireOpen } from '../subscriptions/require-may-subscribe.ts';
import { openedSubscription } from '../subscriptions/with-customer.ts';
import { keepPayouts } from './keep-payouts.ts';
import type { PayoutDeps } from './payout-deps.ts';
import { refreshOrForgetPayouts } from './refresh-payouts.ts';

/** A provider has one account at the processor: a repeated call continues with it, unless it is inaccessible. */
export function startOnboarding(deps: PayoutDeps): Handler<typeof api.startOnboarding> {
  return async (_input, { providerId }, context) => {
    const processor = processorFor(deps, providerId);
    const onboarding = { ...deps, processor };
    const accountId = await againWhenChanged('subscription', () =>
      payoutAccountOf(onboarding, providerId, context),
    );
    return { url: await processor.openOnboarding(accountId) };
  };
}

async function payoutAccountOf(deps: RefreshDeps, providerId: string, cause: Cause): Promise<string> {
  requireOpen(await openedSubscription(deps, providerId, cause));
  const known = await refreshOrForgetPayouts(deps, providerId, cause);
  if (known.payoutAccount) {
    return known.payoutAccount.id;
  }
  const { id, version } = known;
  const made = await deps.processor.makePayoutAccount({ providerId: id, key: `${id}-${version}` });
  await keepPayouts(deps, { known, account: { id: made, status: 'incomplete' }, cause });
  return made;
}
