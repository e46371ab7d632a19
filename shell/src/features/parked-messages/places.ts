import type { Service } from '@marquee/contracts/operation';
import { unroutedAnsweredBy, unroutedQueue } from '@marquee/contracts/parked-messages';
import type { MessageQueue } from '@marquee/contracts/parked-messages';

/** Whose parked messages a tab shows: a service's own, or those no service takes. */
export type Place = { value: string; label: string; service: Service; isUnrouted: boolean };

export const places: readonly Place[] = [
  { value: 'identity', label: 'Identity', service: 'identity', isUnrouted: false },
  { value: 'events', label: 'Events', service: 'events', isUnrouted: false },
  { value: 'quotes', label: 'Quotes', service: 'quotes', isUnrouted: false },
  { value: 'billing', label: 'Billing', service: 'billing', isUnrouted: false },
  { value: unroutedQueue, label: 'Unrouted', service: unroutedAnsweredBy, isUnrouted: true },
];

/** Of what a service tells, the queues of this place. */
export function queuesOf({ isUnrouted }: Place, queues: readonly MessageQueue[]): MessageQueue[] {
  return queues.filter(({ queue }) => (queue === unroutedQueue) === isUnrouted);
}

/** Null where one of them could not be asked. */
export function parkedIn(queues: readonly MessageQueue[]): number | null {
  return queues.reduce<number | null>(
    (sum, { parked }) => (sum === null || parked === null ? null : sum + parked),
    0,
  );
}
