import type { Subscription, SubscriptionStatus } from '@marquee/contracts/billing-operations';
import { Small, SubscriptionBadge } from '@marquee/ui';
import { formatShortDate } from '@marquee/web-kit';
import { useProviderGetSubscriptionQuery } from './subscription-api.ts';
import { ManageBillingButton } from './manage-billing-button.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

const words: Record<SubscriptionStatus, string> = {
  trialing: 'Free Trial',
  expired: 'Trial Expired',
  active: 'Active',
  past_due: 'Payment Due',
  ended: 'Subscription Ended',
};

/** The badge in the dashboard's header; without an answer it says nothing rather than something wrong. */
export function SubscriptionStatusLine() {
  const { data: subscription } = useProviderGetSubscriptionQuery();

  if (!subscription) {
    return null;
  }
  return (
    <>
      <SubscriptionBadge status={subscription.status}>{words[subscription.status]}</SubscriptionBadge>
      <Small>{noteOn(subscription)}</Small>
      <NextStep status={subscription.status} />
    </>
  );
}

function NextStep({ status }: Pick<Subscription, 'status'>) {
  if (status === 'expired' || status === 'ended') {
    return <UpgradeButton />;
  }
  if (status === 'trialing') {
    return null;
  }
  return (
    <ManageBillingButton>{status === 'past_due' ? 'Update card' : 'Manage billing'}</ManageBillingButton>
  );
}

function noteOn(subscription: Subscription): string {
  const { status, daysRemaining, monthlyPrice, renewsOn, endsOn, payBy } = subscription;
  const price = `$${Number(monthlyPrice)} per month`;
  if (status === 'trialing') {
    return `${daysRemaining} ${daysRemaining === 1 ? 'day' : 'days'} remaining, then ${price}`;
  }
  if (status === 'active' && endsOn !== null) {
    return `Cancelled, ends ${formatShortDate(endsOn)}`;
  }
  if (payBy !== null) {
    return `Your card was declined. Please pay by ${formatShortDate(payBy)}`;
  }
  return renewsOn === null ? price : `${price}, renews ${formatShortDate(renewsOn)}`;
}
