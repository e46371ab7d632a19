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
import { emailRequested } from '@marquee/identity/email-templates/email-template';

import type { ServiceName } from '../../../stack/addresses.ts';
import type { FailPoint } from '../fail-point.ts';
import { around, handled, pointsOn, published, deliveredAndAcknowledged } from './code-points.ts';
import { failingQueue } from './failing-queue.ts';

/** Points from the sign-ups to an accepted quote. */
export const journeyPoints: readonly FailPoint[] = [
  ...onTheJourney('identity', [
    ...around('insert idempotentCalls'),
    ...around('insert accounts'),
    ...around('insert sessions'),
    ...around('update idempotentCalls'),
    ...published(providerChanged.type),
    ...published(clientChanged.type),
    ...published(emailRequested.type),
    ...published(identityAudited.type),
    ...around('settle accounts'),
    ...handled('identity.keep-mail', 'insert mails'),
    ...around('claim mails'),
    ...around('mark mails as sent'),
    ...handled('identity.keep-audit', 'insert auditEntries'),
    ...deliveredAndAcknowledged('identity.release-mails'),
  ]),
  ...onTheJourney('billing', handled('billing.open-subscription', 'insert subscriptions')),
  ...onTheJourney('quotes', handled('quotes.bind-quotes', 'upsert clientProjection')),
  ...onTheJourney('events', [
    ...handled('events.keep-clients', 'upsert clientProjection'),
    ...around('insert idempotentCalls'),
    ...around('insert events'),
    ...around('finish idempotentCalls'),
    ...around('save events as sent'),
    ...published(eventSent.type),
    ...around('settle events'),
  ]),
  ...onTheJourney('identity', deliveredAndAcknowledged('identity.tell-of-events')),
  ...onTheJourney('quotes', [
    ...handled('quotes.keep-event-requests', 'upsert eventRequestProjection'),
    ...around('insert idempotentCalls'),
    ...around('insert quotes'),
    ...around('finish idempotentCalls'),
    ...published(quoteCreated.type),
  ]),
  ...onTheJourney('events', [
    ...handled(failingQueue, 'save events as proposed'),
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
    ...handled('events.keep-quote-standings', 'upsert quoteStandingProjection'),
  ]),
  ...onTheJourney('identity', handled('identity.keep-bookings', 'upsert bookingProjection')),
  ...onTheJourney('billing', [
    ...handled('billing.keep-accepted-quotes', 'upsert acceptedQuoteProjection'),
    ...handled('billing.make-invoices', 'insert invoices'),
    ...around('save invoices as sent'),
    ...deliveredAndAcknowledged('billing.itemize-invoices'),
    ...published(invoiceChanged.type),
    ...published(invoiceSent.type),
    ...around('settle invoices'),
  ]),
  ...onTheJourney('quotes', handled('quotes.keep-invoices', 'upsert invoiceProjection')),
  ...onTheJourney('identity', handled('identity.keep-invoices', 'upsert invoiceProjection')),
  ...onTheJourney('identity', [
    ...deliveredAndAcknowledged('identity.tell-of-quotes'),
    ...deliveredAndAcknowledged('identity.keep-open-quotes'),
    ...deliveredAndAcknowledged('identity.tell-of-invoices'),
    ...handled('identity.keep-booked-events', 'upsert bookedEvents'),
  ]),
];

function onTheJourney(node: ServiceName, codePoints: readonly string[]): FailPoint[] {
  return pointsOn('journey', node, codePoints);
}
