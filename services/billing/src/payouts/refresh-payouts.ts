import type { Cause } from '@marquee/service-kit/messaging/message';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import type { RefreshDeps } from '../subscriptions/refresh-subscription.ts';
import type { PayoutAccount, Subscription } from '../subscriptions/domain/subscription.ts';

/**
 * Reads the state of the provider's payout account from the processor and stores it. Loads the subscription before that read. Saves
 * even an unchanged state, so that a slower concurrent call with an older answer gets a conflict and reads again.
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
  return changeSubscription(deps, {
    id,
    async decide({ payoutAccount }) {
      if (!payoutAccount) {
        return null;
      }
      const seen = await deps.processor.findPayoutAccount(payoutAccount.id);
      const isRemoved = seen === null && whenUnreachable === 'remove';
      return { type: 'payouts-read', account: isRemoved ? null : accountFrom(payoutAccount, seen) };
    },
    cause,
  });
}

function accountFrom({ id }: PayoutAccount, seen: { acceptsCards: boolean } | null): PayoutAccount {
  return { id, status: seen?.acceptsCards === true ? 'ready' : 'incomplete' };
}
