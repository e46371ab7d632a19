import type { Cause } from '@marquee/service-kit/messaging/message';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import type { RefreshDeps } from '../subscriptions/refresh-subscription.ts';
import type { PayoutAccount, Subscription } from '../subscriptions/subscription.ts';
import { keepPayouts } from './keep-payouts.ts';

/** Reads the state of the provider's payout account from the processor and stores it. Loads before reading, so that the later read wins. */
export function refreshPayouts(deps: RefreshDeps, id: string, cause: Cause): Promise<Subscription> {
  return refresh(deps, { id, cause, unseen: 'kept' });
}

/** For a webhook that the account may have been disconnected from the platform: removes an inaccessible account. */
export function refreshOrForgetPayouts(deps: RefreshDeps, id: string, cause: Cause): Promise<Subscription> {
  return refresh(deps, { id, cause, unseen: 'forgotten' });
}

type Refreshing = { id: string; cause: Cause; unseen: 'kept' | 'forgotten' };

function refresh(deps: RefreshDeps, { id, cause, unseen }: Refreshing): Promise<Subscription> {
  const { subscriptions, processor } = deps;
  return againWhenChanged('subscription', async () => {
    const known = await subscriptions.get(id);
    if (!known.payoutAccount) {
      return known;
    }
    const seen = await processor.payoutAccount(known.payoutAccount.id);
    const isForgotten = seen === null && unseen === 'forgotten';
    const account = isForgotten ? null : accountFrom(known.payoutAccount, seen);
    return keepPayouts(deps, { known, account, cause });
  });
}

function accountFrom({ id }: PayoutAccount, seen: { takesCards: boolean } | null): PayoutAccount {
  return { id, status: seen?.takesCards === true ? 'ready' : 'incomplete' };
}
