import type { Cause } from '@marquee/service-kit/messaging/message';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import type { RefreshDeps } from '../subscriptions/refresh-subscription.ts';
import type { PayoutAccount, Subscription } from '../subscriptions/subscription.ts';
import { keepPayouts } from './keep-payouts.ts';

/** Asks the processor how the provider's own account stands and keeps that. Loaded before it asks: who asked later wins. */
export function refreshPayouts(deps: RefreshDeps, id: string, cause: Cause): Promise<Subscription> {
  const { subscriptions, processor } = deps;
  return againWhenChanged('subscription', async () => {
    const known = await subscriptions.get(id);
    if (!known.payoutAccount) {
      return known;
    }
    const seen = await processor.payoutAccount(known.payoutAccount.id);
    return keepPayouts(deps, { known, account: accountFrom(known.payoutAccount, seen), cause });
  });
}

/** One that is gone, or that its owner has parted from us, is none. */
function accountFrom({ id }: PayoutAccount, seen: { takesCards: boolean } | null): PayoutAccount | null {
  return seen && { id, status: seen.takesCards ? 'ready' : 'incomplete' };
}
