import type { Service } from '@marquee/contracts/operation';
import type { MessageQueue } from '@marquee/contracts/parked-messages';
import { useShellListMessageQueuesQuery } from './parked-messages-api.ts';

/** The queues of every service; those that have not answered are left out. */
export function useMessageQueues(): Partial<Record<Service, MessageQueue[]>> {
  const identity = useShellListMessageQueuesQuery('identity').data;
  const events = useShellListMessageQueuesQuery('events').data;
  const quotes = useShellListMessageQueuesQuery('quotes').data;
  const billing = useShellListMessageQueuesQuery('billing').data;

  return {
    ...(identity && { identity }),
    ...(events && { events }),
    ...(quotes && { quotes }),
    ...(billing && { billing }),
  };
}
