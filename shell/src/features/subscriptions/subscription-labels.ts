import type { SubscriptionRow, SubscriptionState } from '@marquee/contracts/subscription-rows';
import { formatDate } from '@marquee/web-kit';

/** The same labels as on the provider's billing page, except that `ending` is shown there as Active with its end date. */
export const stateLabels: Record<SubscriptionState, string> = {
  trialing: 'Free Trial',
  expired: 'Trial Expired',
  active: 'Active',
  past_due: 'Payment Due',
  ending: 'Cancelled',
  ended: 'Subscription Ended',
  closed: 'Closed',
};

const upcomingLabels: Partial<Record<SubscriptionState, string>> = {
  trialing: 'Trial ends',
  active: 'Renews',
  past_due: 'Pay by',
  ending: 'Ends',
};

export function getUpcomingText({ state, until }: SubscriptionRow): string {
  const label = upcomingLabels[state];
  return until === null || label === undefined ? '–' : `${label} ${formatDate(until)}`;
}
