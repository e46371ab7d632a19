import type { SubscriptionRow as Subscription } from '@marquee/contracts/subscription-rows';
import { Small, SubscriptionBadge, TextLink } from '@marquee/ui';
import { formatDate, Link } from '@marquee/web-kit';
import { SubscriberName } from './subscriber-name.tsx';
import { getUpcomingText, stateLabels } from './subscription-labels.ts';

export function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const { state, since } = subscription;

  return (
    <tr>
      <td data-place="title">
        <ProviderLink subscription={subscription} />
      </td>
      <td data-label="State">
        <SubscriptionBadge status={state}>{stateLabels[state]}</SubscriptionBadge>
      </td>
      <td data-label="Since">{formatDate(since)}</td>
      <td data-label="Upcoming">{getUpcomingText(subscription)}</td>
    </tr>
  );
}

/** A provider whose account was deleted has no page, and usually no name. */
function ProviderLink({ subscription: { providerId, providerName, state } }: { subscription: Subscription }) {
  return (
    <>
      {state === 'closed' ? (
        <span title={providerId}>{providerName || 'Deleted account'}</span>
      ) : (
        <TextLink as={Link} to={`/admin/users/${providerId}`} title={providerId}>
          {providerName || <SubscriberName providerId={providerId} />}
        </TextLink>
      )}
      <Small as="div">{providerId.slice(0, 8)}</Small>
    </>
  );
}
