import { randomUUID } from 'node:crypto';

import type { Envelope, MessageType } from '@marquee/contracts/message';
import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import { eventBooked, eventCancelled, eventSent } from '@marquee/contracts/messages/event-messages';
import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import { invoiceBecameOverdue, invoiceSent } from '@marquee/contracts/messages/invoice-messages';
import {
  accountErased,
  eventsExportCollected,
  exportAsked,
} from '@marquee/contracts/messages/privacy-messages';
import { issuerChanged } from '@marquee/contracts/messages/payment-default-messages';
import {
  quoteAccepted,
  quoteArchived,
  quoteCreated,
  quoteItemized,
  quoteProgressed,
} from '@marquee/contracts/messages/quote-messages';
import { snapshotPages, snapshotRequests } from '@marquee/contracts/messages/snapshot-messages';
import { toEmailRequested } from '@marquee/identity/email-templates/email-template';
import { audited } from '@marquee/service-kit/audit/audited';
import { toEnvelope, toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';

import type { ServiceName } from '../../stack/addresses.ts';
import type { consumerQueues } from '../../check/queue-names.ts';
import {
  clientSnapshot,
  erasure,
  eventSnapshot,
  exportPageOf,
  invoiceSnapshot,
  issuerSnapshot,
  providerSnapshot,
  quoteSnapshot,
  subscriptionSnapshot,
} from '../../model/histories/snapshots.ts';
import { toStory } from '../../model/histories/story.ts';
import type { StoryOptions, Story } from '../../model/histories/story.ts';

export type ConsumerQueue = (typeof consumerQueues)[number];

const aClient = (story: Story): Message => toMessage(clientChanged, clientSnapshot(story, 1));
const aProvider = (story: Story): Message => toMessage(providerChanged, providerSnapshot(story, 1));
const anAuditedAction = ({ clientId }: Story, requestId: string): Message =>
  audited(
    'identity',
    { act: 'signed-in', subject: { kind: 'account', id: clientId } },
    { requestId, traceparent: null, actor: clientId },
  );
const anAcceptedQuote = (story: Story): Message =>
  toMessage(quoteAccepted, quoteSnapshot(story, randomUUID(), 'client_accepted'));

const anInvoice = (story: Story): Message =>
  toMessage(invoiceSent, invoiceSnapshot(story, { quoteId: randomUUID(), status: 'sent' }));

const anOverdueInvoice = (story: Story): Message =>
  toMessage(invoiceBecameOverdue, invoiceSnapshot(story, { quoteId: randomUUID(), status: 'sent' }));

const aSubscription = (story: Story): Message =>
  toMessage(subscriptionChanged, subscriptionSnapshot(story, 1));

const anExport = ({ clientId, exportId }: Story): Message =>
  toMessage(exportAsked, { exportId, accountId: clientId });
const anErasure = ({ leavingClientId }: Story): Message =>
  toMessage(accountErased, erasure(leavingClientId, 'client'));

const aRebuild = () => ({ rebuildId: randomUUID(), projection: 'none', step: 1 });

/** A request for no record, which its service answers with an empty page. */
const aSnapshotRequest = ({ from, to }: { from: ServiceName; to: ServiceName }): Message =>
  toMessage(snapshotRequests[from], {
    ...{ ...aRebuild(), owner: from, source: to, after: null, ids: [] },
    types: [describing[to].type],
  });

/** A message by which each service can describe its records. */
const describing = {
  identity: clientChanged,
  events: eventSent,
  quotes: quoteAccepted,
  billing: invoiceSent,
} as const satisfies Record<ServiceName, MessageType>;

/** A page that no rebuild awaits. */
const aSnapshotPage = ({ from, owner }: { from: ServiceName; owner: ServiceName }): Message =>
  toMessage(snapshotPages[from], { ...aRebuild(), owner, upTo: null, messages: [] });

/** A valid message for each consumer. */
const validMessages: Readonly<Record<ConsumerQueue, (story: Story) => Message>> = {
  'identity.keep-mail': () =>
    toEmailRequested({ kind: 'password-changed', to: 'dana@chaos.example', name: 'Dana Reyes' }),
  'identity.release-mails': aProvider,
  'identity.tell-of-events': (story) => toMessage(eventSent, eventSnapshot(story, 'inquiry')),
  'identity.tell-of-quotes': anAcceptedQuote,
  'identity.tell-of-invoices': anInvoice,
  'identity.tell-of-unpaid-invoices': anOverdueInvoice,
  'identity.tell-of-subscriptions': aSubscription,
  'identity.keep-booked-events': (story) => toMessage(eventBooked, eventSnapshot(story, 'booked')),
  'identity.keep-audit': (story) => anAuditedAction(story, 'poison'),
  'identity.keep-bookings': (story) => toMessage(eventBooked, eventSnapshot(story, 'booked')),
  'identity.keep-open-quotes': anAcceptedQuote,
  'identity.keep-invoices': anInvoice,
  'identity.collect-export': anExport,
  'identity.keep-export-page': (story) => toMessage(eventsExportCollected, exportPageOf(story)),
  'identity.erase-account': anErasure,
  'identity.rebuild-projections': () => aSnapshotPage({ from: 'events', owner: 'identity' }),
  'identity.answer-snapshot-requests': () => aSnapshotRequest({ from: 'events', to: 'identity' }),
  'events.keep-clients': aClient,
  'events.keep-providers': aProvider,
  'events.move-to-proposal': (story) => toMessage(quoteCreated, quoteSnapshot(story, randomUUID(), 'draft')),
  'events.forget-quote': (story) => toMessage(quoteArchived, quoteSnapshot(story, randomUUID(), 'archived')),
  'events.book-event': anAcceptedQuote,
  'events.keep-quote-standings': (story) =>
    toMessage(quoteProgressed, quoteSnapshot(story, randomUUID(), 'approved_for_review')),
  'events.collect-export': anExport,
  'events.erase-account': anErasure,
  'events.rebuild-projections': () => aSnapshotPage({ from: 'identity', owner: 'events' }),
  'events.answer-snapshot-requests': () => aSnapshotRequest({ from: 'quotes', to: 'events' }),
  'quotes.keep-event-requests': (story) => toMessage(eventSent, eventSnapshot(story, 'inquiry')),
  'quotes.keep-providers': aProvider,
  'quotes.keep-subscriptions': aSubscription,
  'quotes.keep-invoices': anInvoice,
  'quotes.bind-quotes': aClient,
  'quotes.withdraw-quotes': (story) => toMessage(eventCancelled, eventSnapshot(story, 'cancelled')),
  'quotes.collect-export': anExport,
  'quotes.erase-account': anErasure,
  'quotes.rebuild-projections': () => aSnapshotPage({ from: 'identity', owner: 'quotes' }),
  'quotes.answer-snapshot-requests': () => aSnapshotRequest({ from: 'billing', to: 'quotes' }),
  'billing.open-subscription': aProvider,
  'billing.keep-accepted-quotes': anAcceptedQuote,
  'billing.make-invoices': anAcceptedQuote,
  'billing.itemize-invoices': (story) =>
    toMessage(quoteItemized, quoteSnapshot(story, randomUUID(), 'client_accepted')),
  'billing.keep-issuers': (story) => toMessage(issuerChanged, issuerSnapshot(story, 1)),
  'billing.void-invoices': (story) => toMessage(eventCancelled, eventSnapshot(story, 'cancelled')),
  'billing.collect-export': anExport,
  'billing.erase-account': anErasure,
  'billing.rebuild-projections': () => aSnapshotPage({ from: 'quotes', owner: 'billing' }),
  'billing.answer-snapshot-requests': () => aSnapshotRequest({ from: 'quotes', to: 'billing' }),
};

const storyOptions: StoryOptions = {
  clientVersions: 1,
  providerVersions: 1,
  quotes: 1,
  accepts: true,
  cancels: false,
  eventEnds: 'sent',
  erases: false,
  emails: 1,
  audits: 1,
};

/** A message that its consumer accepts. */
export function validEnvelope(queue: ConsumerQueue): Envelope<Record<string, unknown>> {
  const { payload, type } = validMessages[queue](toStory(storyOptions));
  const cause = { requestId: 'poison', traceparent: null, actor: 'system' };
  const metadata = { aggregateId: randomUUID(), aggregateVersion: 1, cause, at: new Date() };
  // Every message's payload is an object.
  return { ...toEnvelope({ type, payload }, metadata), payload: payload as Record<string, unknown> };
}
