import { identityAudited } from '@marquee/contracts/messages/audit-messages';
import { eventBooked, eventProposed, eventSent } from '@marquee/contracts/messages/event-messages';
import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import { invoiceChanged, invoiceSent } from '@marquee/contracts/messages/invoice-messages';
import {
  quoteAccepted,
  quoteCreated,
  quoteItemized,
  quoteProgressed,
  quoteSent,
} from '@marquee/contracts/messages/quote-messages';
import { mailRequested } from '@marquee/identity/mails/letter';

import type { ServiceName } from '../../../stack/addresses.ts';
import type { FailPoint } from '../fail-point.ts';
import { around, handled, pointsOn, published, takenAndDone } from './places.ts';
import { troubledQueue } from './troubled-queue.ts';

/** Points from the sign-ups to an accepted quote. */
export const journeyPoints: readonly FailPoint[] = [
  ...onTheJourney('identity', [
    ...around('insert idempotentCalls'),
    ...around('insert accounts'),
    ...around('insert sessions'),
    ...around('update idempotentCalls'),
    ...published(providerChanged.type),
    ...published(clientChanged.type),
    ...published(mailRequested.type),
    ...published(identityAudited.type),
    ...around('settle accounts'),
    ...handled('identity.keep-mail', 'insert mails'),
    ...around('claim mails'),
    ...around('mark mails as sent'),
    ...handled('identity.keep-audit', 'insert auditEntries'),
    ...takenAndDone('identity.release-mails'),
  ]),
  ...onTheJourney('billing', handled('billing.open-subscription', 'insert subscriptions')),
  ...onTheJourney('quotes', handled('quotes.bind-quotes', 'keep clientProjection')),
  ...onTheJourney('events', [
    ...handled('events.keep-clients', 'keep clientProjection'),
    ...around('insert idempotentCalls'),
    ...around('insert events'),
    ...around('finish idempotentCalls'),
    ...around('save events as sent'),
    ...published(eventSent.type),
    ...around('settle events'),
  ]),
  ...onTheJourney('identity', takenAndDone('identity.tell-of-events')),
  ...onTheJourney('quotes', [
    ...handled('quotes.keep-event-requests', 'keep eventRequestProjection'),
    ...around('insert idempotentCalls'),
    ...around('insert quotes'),
    ...around('finish idempotentCalls'),
    ...published(quoteCreated.type),
  ]),
  ...onTheJourney('events', [
    ...handled(troubledQueue, 'save events as proposed'),
    ...published(eventProposed.type),
  ]),
  ...onTheJourney('quotes', [
    ...around('save quotes as sent_to_client'),
    ...around('save quotes as client_accepted'),
    ...published(quoteProgressed.type),
    ...published(quoteSent.type),
    ...published(quoteItemized.type),
    ...published(quoteAccepted.type),
    ...around('settle quotes'),
  ]),
  ...onTheJourney('events', [
    ...handled('events.book-event', 'save events as booked'),
    ...published(eventBooked.type),
    ...handled('events.keep-quote-standings', 'keep quoteStandingProjection'),
  ]),
  ...onTheJourney('identity', handled('identity.keep-bookings', 'keep bookingProjection')),
  ...onTheJourney('billing', [
    ...handled('billing.keep-accepted-quotes', 'keep acceptedQuoteProjection'),
    ...handled('billing.make-invoices', 'insert invoices'),
    ...around('save invoices as sent'),
    ...takenAndDone('billing.itemize-invoices'),
    ...published(invoiceChanged.type),
    ...published(invoiceSent.type),
    ...around('settle invoices'),
  ]),
  ...onTheJourney('quotes', handled('quotes.keep-invoices', 'keep invoiceProjection')),
  ...onTheJourney('identity', handled('identity.keep-invoices', 'keep invoiceProjection')),
  ...onTheJourney('identity', [
    ...takenAndDone('identity.tell-of-quotes'),
    ...takenAndDone('identity.keep-open-quotes'),
    ...takenAndDone('identity.tell-of-invoices'),
    ...handled('identity.keep-booked-events', 'keep bookedEvents'),
  ]),
];

function onTheJourney(node: ServiceName, places: readonly string[]): FailPoint[] {
  return pointsOn('journey', node, places);
}
