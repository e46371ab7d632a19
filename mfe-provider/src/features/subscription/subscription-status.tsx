import type { Subscription } from '@marquee/contracts/billing-operations';
import { LinkButton, Small, SubscriptionBadge } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { useProviderGetSubscriptionQuery } from './subscription-api.ts';
import { noteOn, statusWords } from './subscription-words.ts';
import { UpgradeButton } from './upgrade-button.tsx';

/** The badge in the dashboard's header; without an answer it says nothing rather than something wrong. */
export function SubscriptionStatusLine() {
  const { data: subscription } = useProviderGetSubscriptionQuery();

  if (!subscription) {
    return null;
  }
  return (
    <>
      <SubscriptionBadge status={subscription.status}>{statusWords[subscription.status]}</SubscriptionBadge>
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
    <LinkButton as={Link} to="/provider/billing" $variant="outline" $size="small">
      {status === 'past_due' ? 'Fix payment' : 'Manage billing'}
    </LinkButton>
  );
}
