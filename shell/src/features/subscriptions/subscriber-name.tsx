import { isApiError } from '@marquee/web-kit';
import { useShellGetSubscriberQuery } from './subscriptions-api.ts';

type SubscriberNameProps = { providerId: string };

/** Who has had no quote accepted yet is named by their account, as in the list of users; by the id while that is not known. */
export function SubscriberName({ providerId }: SubscriberNameProps) {
  const { data: user, error } = useShellGetSubscriberQuery({ params: { id: providerId } });

  if (isApiError(error) && error.status === 404) {
    return <span>Deleted account</span>;
  }
  return <span>{user === undefined ? providerId.slice(0, 8) : user.name || user.email}</span>;
}
