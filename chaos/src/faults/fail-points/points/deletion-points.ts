import { eventCancelled, eventCompleted, eventErased } from '@marquee/contracts/messages/event-messages';
import * as privacy from '@marquee/contracts/messages/privacy-messages';
import { quoteArchived, quoteErased } from '@marquee/contracts/messages/quote-messages';

import type { ServiceName } from '../../../stack/addresses.ts';
import type { FailPoint } from '../fail-point.ts';
import { around, handled, pointsOn, published, deliveredAndAcknowledged } from './code-points.ts';

const exporting: readonly FailPoint[] = [
  ...duringDeletion('identity', [
    ...around('insert exports'),
    ...published(privacy.exportAsked.type),
    ...around('settle exports'),
    ...around('finish idempotentCalls'),
    ...handled('identity.collect-export', 'insert exportPages'),
    ...published(privacy.identityExportCollected.type),
    ...handled(
      'identity.keep-export-page',
      'insert collectedPages',
      'update all collectedPages',
      'save exports',
    ),
  ]),
  ...duringDeletion('events', [
    ...handled('events.collect-export', 'insert exportPages'),
    ...published(privacy.eventsExportCollected.type),
  ]),
  ...duringDeletion('quotes', [
    ...handled('quotes.collect-export', 'insert exportPages'),
    ...published(privacy.quotesExportCollected.type),
  ]),
  ...duringDeletion('billing', [
    ...handled('billing.collect-export', 'insert exportPages'),
    ...published(privacy.billingExportCollected.type),
    ...around('settle exportPages'),
  ]),
];

/** The writes by which events, quotes and billing remove pages of an export, and stored answers about or to the account. */
const alsoRemoved = ['remove exportPages', 'update all idempotentCalls', 'clear idempotentCalls'] as const;

const deleting: readonly FailPoint[] = [
  ...duringDeletion('events', [...around('save events as completed'), ...published(eventCompleted.type)]),
  ...duringDeletion('identity', [
    ...around('clear mails'),
    ...around('save accounts as erased'),
    ...around('remove sessions'),
    ...published(privacy.accountErased.type),
    ...handled(
      'identity.erase-account',
      'clear sessions',
      'clear halfSessions',
      'clear devices',
      'update all mails',
      'remove exports',
      'clear collectedPages',
      'remove exportPages',
      'clear idempotentCalls',
    ),
    ...around('remove accounts'),
  ]),
  ...duringDeletion('events', [
    ...handled(
      'events.erase-account',
      'remove events',
      'save events as cancelled',
      'save events as erased',
      'save events as freed',
      ...alsoRemoved,
    ),
    ...published(eventCancelled.type),
    ...published(eventErased.type),
  ]),
  ...duringDeletion('quotes', [
    ...deliveredAndAcknowledged('quotes.withdraw-quotes'),
    ...handled(
      'quotes.erase-account',
      'rewrite quotes as archived',
      'rewrite quotes as client_accepted',
      ...alsoRemoved,
    ),
    ...published(quoteArchived.type),
    ...published(quoteErased.type),
  ]),
  ...duringDeletion('events', handled('events.forget-quote', 'save events as quote-archived')),
  ...duringDeletion('billing', [
    ...handled('billing.void-invoices', 'upsert cancelledEventProjection'),
    // No journey saves an invoice as erased, because a provider can delete the account only 30 days after the last booking.
    ...handled(
      'billing.erase-account',
      'save subscriptions as closed',
      'insert billingAddresses',
      'upsert issuerProjection',
      ...alsoRemoved,
    ),
  ]),
];

/** Points of accounts that export their data and are deleted. */
export const deletionPoints: readonly FailPoint[] = [...exporting, ...deleting];

function duringDeletion(node: ServiceName, codePoints: readonly string[]): FailPoint[] {
  return pointsOn('deletion', node, codePoints);
}
