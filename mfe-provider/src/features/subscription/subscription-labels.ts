import type { Subscription, SubscriptionStatus } from '@marquee/contracts/billing-operations';
import { formatDate } from '@marquee/web-kit';

export const subscriptionStatusLabels: Record<SubscriptionStatus, string> = {
  trialing: 'Free Trial',
  expired: 'Trial Expired',
  active: 'Active',
  past_due: 'Payment Due',
  ended: 'Subscription Ended',
};

export function formatPrice({ monthlyPrice }: Pick<Subscription, 'monthlyPrice'>): string {
  return `$${Number(monthlyPrice)} per month`;
}

/** The note beside the badge. */
export function getSubscriptionNote(subscription: Subscription): string {
  const { status, daysRemaining, renewsOn, endsOn, payBy } = subscription;
  const price = formatPrice(subscription);
  if (status === 'trialing') {
    return `${daysRemaining} ${daysRemaining === 1 ? 'day' : 'days'} remaining, then ${price}`;
  }
  if (status === 'active' && endsOn !== null) {
    return `Cancelled, ends ${formatDate(endsOn)}`;
  }
  if (payBy !== null) {
    return `Your card was declined. Please pay by ${formatDate(payBy)}`;
  }
  return renewsOn === null ? price : `${price}, renews ${formatDate(renewsOn)}`;
}

/** The note beside 'Trial Expired' while no feature is withheld. */
export const keepsWorkingText = 'Everything keeps working. Subscribe when you are ready.';

/**
 * Whether the trial is over and no feature is withheld. `enforcement` is missing in responses of an earlier release, which withholds
 * nothing by default.
 */
export function hasFullAccess({ status, enforcement = 'none' }: Subscription): boolean {
  return status === 'expired' && enforcement === 'none';
}
