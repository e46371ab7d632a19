import type { CurrentUser } from '@marquee/contracts/accounts';
import { useLeaveFor, useSearchParams } from '@marquee/web-kit';
import { greetOnArrival } from './arrival.ts';
import { entranceFor } from './entrance-for.ts';

type Greeting = { title: string; description?: string };

/** Goes in by a full load, so that nothing read as a stranger stays; the greeting is shown on arrival. */
export function useEnter(): (user: CurrentUser, greeting: Greeting) => void {
  const leaveFor = useLeaveFor();
  const [search] = useSearchParams();

  return (user, greeting) => {
    greetOnArrival(greeting);
    leaveFor(entranceFor(user, search.get('returnTo')), { replace: true });
  };
}
