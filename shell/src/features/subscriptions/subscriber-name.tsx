import { isApiError } from '@marquee/web-kit';
import { useShellGetSubscriberQuery } from './subscriptions-api.ts';

type SubscriberNameProps = { providerId: string };

/**
 * Shows the account's name, for a subscription that has no provider name because no quote of the provider was accepted yet. Shows the id
 * until the name is loaded.
 */
export function SubscriberName({ providerId }: SubscriberNameProps) {
  const { data: user, error } = useShellGetSubscriberQuery({ params: { id: providerId } });

  if (isApiError(error) && error.status === 404) {
    return <span>Deleted account</span>;
  }
  return <span>{user === undefined ? providerId.slice(0, 8) : user.name || user.email}</span>;
}
