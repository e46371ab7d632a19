import { quoteSent } from '@marquee/contracts/messages/quote-messages';
import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import type { FailPoint } from '../fail-point.ts';
import { around, pointsOn, published } from './places.ts';
import { troubledQueue } from './troubled-queue.ts';

const { queue, retry, parked } = namesWith('');

/** Where a message is rejected once: normally the committing process publishes at once, and only leftovers are looked up and leased. */
export const refusedPublication = { node: 'quotes', act: `publish ${quoteSent.type}` } as const;

/** Points of a message that cannot be published at once, or not be handled now or ever. */
export const troublePoints: readonly FailPoint[] = [
  ...[...around('put off quotes'), 'read outbox of quotes', ...around('lease quotes')].map(
    (place): FailPoint => {
      const { node, act } = refusedPublication;
      return { node, place, stumblesIn: act, by: 'journey' };
    },
  ),
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
