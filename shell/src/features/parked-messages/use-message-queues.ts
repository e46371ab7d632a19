import type { Service } from '@marquee/contracts/operation';
import type { MessageQueue } from '@marquee/contracts/parked-messages';
import { useShellListMessageQueuesQuery } from './parked-messages-api.ts';

/** `isAway`: the service could not be read. */
export type KnownQueues = { queues: readonly MessageQueue[]; isAway: boolean };

/** The queues of every service; empty while a service is loading. */
export function useMessageQueues(): Record<Service, KnownQueues> {
  return {
    identity: toKnown(useShellListMessageQueuesQuery('identity')),
    events: toKnown(useShellListMessageQueuesQuery('events')),
    quotes: toKnown(useShellListMessageQueuesQuery('quotes')),
    billing: toKnown(useShellListMessageQueuesQuery('billing')),
  };
}

function toKnown({ data = [], isError }: { data?: MessageQueue[]; isError: boolean }): KnownQueues {
  return { queues: data, isAway: isError };
}
