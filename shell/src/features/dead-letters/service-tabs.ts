import type { Service } from '@marquee/contracts/operation';
import { unroutedQueueOwner, unroutedQueue } from '@marquee/contracts/dead-letters';
import type { MessageQueue } from '@marquee/contracts/dead-letters';

/** The content of a tab: the dead letters of a service, or the unrouted messages. */
export type ServiceTab = { value: string; label: string; service: Service; isUnrouted: boolean };

export const serviceTabs: readonly ServiceTab[] = [
  { value: 'identity', label: 'Identity', service: 'identity', isUnrouted: false },
  { value: 'events', label: 'Events', service: 'events', isUnrouted: false },
  { value: 'quotes', label: 'Quotes', service: 'quotes', isUnrouted: false },
  { value: 'billing', label: 'Billing', service: 'billing', isUnrouted: false },
  { value: unroutedQueue, label: 'Unrouted', service: unroutedQueueOwner, isUnrouted: true },
];

/** Returns the queues of a service that belong to this tab. */
export function getQueues({ isUnrouted }: ServiceTab, queues: readonly MessageQueue[]): MessageQueue[] {
  return queues.filter(({ queue }) => (queue === unroutedQueue) === isUnrouted);
}

/** Returns the number of dead letters, null if any queue could not be read. */
export function countDeadLetters(queues: readonly MessageQueue[]): number | null {
  return queues.reduce<number | null>(
    (sum, { parked }) => (sum === null || parked === null ? null : sum + parked),
    0,
  );
}
