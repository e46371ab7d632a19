import { eventSent } from '@marquee/contracts/messages/event-messages';
import { clientChanged } from '@marquee/contracts/messages/identity-messages';
import { quoteAccepted, quoteCreated } from '@marquee/contracts/messages/quote-messages';
import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import type { ServiceName } from '../../stack/addresses.ts';
import type { FailPoint } from './fail-point.ts';

/** Where the poison is put, and whose handler is made to fail. */
export const troubledQueue = 'events.move-to-proposal';

const { queue, retry, parked } = namesWith('');

/** Every await between a command and the last acknowledgement of what it caused, in the order it is reached. */
export const failPoints: readonly FailPoint[] = [
  ...onTheJourney('identity', [
    ...around('insert accounts'),
    ...around('lease accounts'),
    ...published(clientChanged.type),
    ...around('settle accounts'),
    `deliver ${queue('identity.keep-mail')}`,
    ...around('insert mails'),
    `acknowledge ${queue('identity.keep-mail')}`,
    ...around('claim mails'),
    ...around('mark mails as sent'),
  ]),
  ...onTheJourney('events', [
    ...around('insert idempotentCalls'),
    ...around('insert events'),
    ...around('finish idempotentCalls'),
    ...around('save events as sent'),
    'read outbox of events',
    ...around('lease events'),
    ...published(eventSent.type),
    ...around('settle events'),
  ]),
  ...onTheJourney('quotes', [
    `deliver ${queue('quotes.keep-event-requests')}`,
    ...around('keep eventRequestProjection'),
    `acknowledge ${queue('quotes.keep-event-requests')}`,
    ...around('insert quotes'),
    ...published(quoteCreated.type),
  ]),
  ...onTheJourney('events', [
    `deliver ${queue(troubledQueue)}`,
    ...around('save events as proposed'),
    `acknowledge ${queue(troubledQueue)}`,
  ]),
  ...onTheJourney('quotes', [
    ...around('save quotes as client_accepted'),
    'read outbox of quotes',
    ...around('lease quotes'),
    ...published(quoteAccepted.type),
    ...around('settle quotes'),
  ]),
  ...onTheJourney('events', [`deliver ${queue('events.book-event')}`, ...around('save events as booked')]),
  ...onTheJourney('billing', [
    `deliver ${queue('billing.keep-accepted-quotes')}`,
    ...around('keep acceptedQuoteProjection'),
    `acknowledge ${queue('billing.keep-accepted-quotes')}`,
  ]),
  ...[...published(retry(troubledQueue, 1_000), 'put into'), `acknowledge ${queue(troubledQueue)}`].map(
    (place): FailPoint => ({ node: 'events', place, stumblesIn: troubledQueue, by: 'journey' }),
  ),
  ...[
    ...published(queue(troubledQueue), 'park'),
    `deliver ${parked(troubledQueue)}`,
    ...around('insert parkedMessages'),
    `acknowledge ${parked(troubledQueue)}`,
  ].map((place): FailPoint => ({ node: 'events', place, by: 'poison' })),
];

/** One of each kind: a command, the relay, a consumer. */
export const fewFailPoints: readonly FailPoint[] = [
  ...onTheJourney('events', ['save events as sent: after']),
  ...onTheJourney('quotes', [`publish ${quoteCreated.type}: before`]),
  ...onTheJourney('billing', [`acknowledge ${queue('billing.keep-accepted-quotes')}`]),
];

function onTheJourney(node: ServiceName, places: readonly string[]): FailPoint[] {
  return places.map((place) => ({ node, place, by: 'journey' }));
}

function around(write: string): string[] {
  return [`${write}: before`, `${write}: after`];
}

function published(routingKey: string, act = 'publish'): string[] {
  return [`${act} ${routingKey}: before`, `${act} ${routingKey}: confirmed`];
}
