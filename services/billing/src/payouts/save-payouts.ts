import type { Cause } from '@marquee/service-kit/messaging/message';
import { withNextCheck } from '../subscriptions/next-check.ts';
import type { RefreshDeps } from '../subscriptions/refresh-subscription.ts';
import type { PayoutAccount, Subscription, SubscriptionHistoryEntry } from '../subscriptions/subscription.ts';
import { payoutStatusOf } from './payout-status-of.ts';

type SavePayoutsInput = { known: Subscription; account: PayoutAccount | null; cause: Cause };

/** Saves even an unchanged state, so that a slower concurrent call with an older answer gets a conflict and must read again. */
export function savePayouts(
  { subscriptions, now }: RefreshDeps,
  { known, account, cause }: SavePayoutsInput,
): Promise<Subscription> {
  const at = now();
  const next = { ...known, payoutAccount: account };
  const status = payoutStatusOf(next);
  const history: SubscriptionHistoryEntry[] =
    status === payoutStatusOf(known) ? [] : [{ type: 'payouts-changed', status, at }];
  const updated = isCheckScheduled(next, at) ? next : withNextCheck(next, at);
  return subscriptions.save(updated, { history, cause, at });
}

/** A scheduled check keeps its time, because an owner who often opens the account page must not postpone the check of the plan. */
function isCheckScheduled({ payoutAccount, checkAt }: Subscription, at: Date): boolean {
  return Boolean(payoutAccount) && (checkAt ?? at) > at;
}
