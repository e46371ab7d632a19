import type { Subscription } from '@marquee/contracts/billing-operations';
import { LinkButton, Small, SubscriptionBadge } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { useProviderGetSubscriptionQuery } from '../../subscription-api.ts';
import { SubscriptionFailure } from './subscription-failure.tsx';
import {
  hasFullAccess,
  keepsWorkingText,
  getSubscriptionNote,
  subscriptionStatusLabels,
} from './subscription-labels.ts';
import { UpgradeButton } from './upgrade-button.tsx';

/** The badge in the dashboard's header. After a failed request, shows an error, and fetches again when the header is mounted again. */
export function SubscriptionStatusLine() {
  const { data: subscription, error, isFetching, refetch } = useProviderGetSubscriptionQuery();

  if (!subscription) {
    return error && <SubscriptionFailure isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <SubscriptionBadge status={subscription.status}>
        {subscriptionStatusLabels[subscription.status]}
      </SubscriptionBadge>
      <Notes>
        <Small>{getSubscriptionNote(subscription)}</Small>
        {hasFullAccess(subscription) && <Small>{keepsWorkingText}</Small>}
      </Notes>
      <NextStep status={subscription.status} />
    </>
  );
}

const Notes = styled.div`
  display: grid;
`;

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
