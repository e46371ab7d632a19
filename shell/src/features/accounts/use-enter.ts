import type { CurrentUser } from '@marquee/contracts/accounts';
import { useLeaveFor, useSearchParams } from '@marquee/web-kit';
import { greetOnArrival } from './arrival.ts';
import { entranceFor } from './entrance-for.ts';

type Greeting = { title: string; description?: string };

/** Opens the user's start page with a full page load, so that no data read without the session stays; shows the greeting there. */
export function useEnter(): (user: CurrentUser, greeting: Greeting) => void {
  const leaveFor = useLeaveFor();
  const [search] = useSearchParams();

  return (user, greeting) => {
    greetOnArrival(greeting);
    leaveFor(entranceFor(user, search.get('returnTo')), { replace: true });
  };
}
