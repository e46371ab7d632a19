import type { SubscriptionRow as Subscription } from '@marquee/contracts/subscription-rows';
import { Small, SubscriptionBadge, TextLink } from '@marquee/ui';
import { formatShortDate, Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { aheadOf, stateWords } from './subscription-words.ts';

export function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const { state, since } = subscription;

  return (
    <tr>
      <Provider data-place="title">
        <Who subscription={subscription} />
      </Provider>
      <td data-label="State">
        <SubscriptionBadge status={state}>{stateWords[state]}</SubscriptionBadge>
      </td>
      <td data-label="Since">{formatShortDate(since)}</td>
      <td data-label="Ahead">{aheadOf(subscription)}</td>
    </tr>
  );
}

/** Whose account was deleted has no page any more. */
function Who({ subscription: { providerId, providerName, state } }: { subscription: Subscription }) {
  const shortId = providerId.slice(0, 8);
  const name = providerName === '' ? shortId : providerName;

  return (
    <>
      {state === 'closed' ? (
        <span title={providerId}>{name}</span>
      ) : (
        <TextLink as={Link} to={`/admin/users/${providerId}`} title={providerId}>
          {name}
        </TextLink>
      )}
      {providerName !== '' && <Small as="div">{shortId}</Small>}
    </>
  );
}

const Provider = styled.td`
  overflow-wrap: anywhere;
`;
