import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import type { FailPoint } from '../fail-point.ts';
import { around, pointsOn, published } from './places.ts';
import { troubledQueue } from './troubled-queue.ts';

const { queue, retry, parked } = namesWith('');

/** What a message goes through that cannot be handled, now or ever. */
export const troublePoints: readonly FailPoint[] = [
  ...[...published(retry(troubledQueue, 1_000), 'put into'), `acknowledge ${queue(troubledQueue)}`].map(
    (place): FailPoint => ({ node: 'events', place, stumblesIn: troubledQueue, by: 'journey' }),
  ),
  ...pointsOn('poison', 'events', [
    ...published(queue(troubledQueue), 'park'),
    `deliver ${parked(troubledQueue)}`,
    ...around('insert parkedMessages'),
    `acknowledge ${parked(troubledQueue)}`,
  ]),
];
