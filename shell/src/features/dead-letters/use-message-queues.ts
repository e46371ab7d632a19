import type { Service } from '@marquee/contracts/operation';
import type { MessageQueue } from '@marquee/contracts/dead-letters';
import { useShellListMessageQueuesQuery } from './dead-letters-api.ts';

/** `isUnavailable` is true if the service could not be read. */
export type QueueState = { queues: readonly MessageQueue[]; isUnavailable: boolean };

/** Returns the queues of every service. A service's list is empty until it has been loaded. */
export function useMessageQueues(): Record<Service, QueueState> {
  return {
    identity: toQueueState(useShellListMessageQueuesQuery('identity')),
    events: toQueueState(useShellListMessageQueuesQuery('events')),
    quotes: toQueueState(useShellListMessageQueuesQuery('quotes')),
    billing: toQueueState(useShellListMessageQueuesQuery('billing')),
  };
}

function toQueueState({ data = [], isError }: { data?: MessageQueue[]; isError: boolean }): QueueState {
  return { queues: data, isUnavailable: isError };
}
