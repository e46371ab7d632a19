import type { Cause } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import type { RefreshDeps } from '../subscriptions/refresh-subscription.ts';
import type { PayoutAccount, Subscription } from '../subscriptions/subscription.ts';
import { savePayouts } from './save-payouts.ts';

/**
 * Reads the state of the provider's payout account from the processor and stores it. Loads the subscription before that read. Saving fails
 * if the subscription has changed since, so an older answer cannot overwrite a newer one.
 */
export function refreshPayouts(deps: RefreshDeps, id: string, cause: Cause): Promise<Subscription> {
  return refresh(deps, { id, cause, whenUnreachable: 'keep' });
}

/**
 * Like `refreshPayouts`, but removes an inaccessible account. Used for a webhook about a disconnected account, and for a provider who
 * starts onboarding again.
 */
export function refreshOrRemovePayouts(deps: RefreshDeps, id: string, cause: Cause): Promise<Subscription> {
  return refresh(deps, { id, cause, whenUnreachable: 'remove' });
}

type RefreshOptions = { id: string; cause: Cause; whenUnreachable: 'keep' | 'remove' };

function refresh(deps: RefreshDeps, { id, cause, whenUnreachable }: RefreshOptions): Promise<Subscription> {
  const { subscriptions, processor } = deps;
  return retryOnConflict('subscription', async () => {
    const known = await subscriptions.get(id);
    if (!known.payoutAccount) {
      return known;
    }
    const seen = await processor.findPayoutAccount(known.payoutAccount.id);
    const isRemoved = seen === null && whenUnreachable === 'remove';
    const account = isRemoved ? null : accountFrom(known.payoutAccount, seen);
    return savePayouts(deps, { known, account, cause });
  });
}

function accountFrom({ id }: PayoutAccount, seen: { acceptsCards: boolean } | null): PayoutAccount {
  return { id, status: seen?.acceptsCards === true ? 'ready' : 'incomplete' };
}
