import { isApiError } from '@marquee/web-kit';
import { useShellGetSubscriberQuery } from './subscriptions-api.ts';

type SubscriberNameProps = { providerId: string };

/** Shows the name of the account, because a subscription has no name without an accepted quote. Shows the id until the name is loaded. */
export function SubscriberName({ providerId }: SubscriberNameProps) {
  const { data: user, error } = useShellGetSubscriberQuery({ params: { id: providerId } });

  if (isApiError(error) && error.status === 404) {
    return <span>Deleted account</span>;
  }
  return <span>{user === undefined ? providerId.slice(0, 8) : user.name || user.email}</span>;
}
