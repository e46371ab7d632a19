import type { Subscription, SubscriptionStatus } from '@marquee/contracts/billing-operations';
import { Small, SubscriptionBadge } from '@marquee/ui';
import { formatShortDate } from '@marquee/web-kit';
import { useProviderGetSubscriptionQuery } from './subscription-api.ts';
import { UpgradeButton } from './upgrade-button.tsx';

const words: Record<SubscriptionStatus, string> = {
  trialing: 'Free Trial',
  expired: 'Trial Expired',
  active: 'Active',
  past_due: 'Payment Due',
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
      {subscription.status === 'expired' && <UpgradeButton />}
    </>
  );
}

function noteOn({ status, daysRemaining, monthlyPrice, renewsOn }: Subscription): string {
  const price = `$${Number(monthlyPrice)} per month`;
  if (status === 'trialing') {
    return `${daysRemaining} ${daysRemaining === 1 ? 'day' : 'days'} remaining, then ${price}`;
  }
  return renewsOn === null ? price : `${price}, renews ${formatShortDate(renewsOn)}`;
}
