import { invoiceIdOf } from '@marquee/billing/invoices/rules/invoice-id';

import type { OneService } from '../one-service.ts';
import type { ServicesTogether } from '../services-together.ts';
import { settledPartOf } from './issued-invoices.ts';
import type { Reading, StoredIssued } from './issued-invoices.ts';
import { happenedAt, issuerSnapshot } from './snapshots.ts';
import type { Story } from './story.ts';

type Stored = { _id: string; [field: string]: unknown };

const kept: Readonly<Record<'events' | 'quotes' | 'billing' | 'identity', readonly string[]>> = {
  events: ['events', 'clientProjection', 'providerProjection', 'quoteStandingProjection', 'exportPages'],
  quotes: [
    ...['quotes', 'eventRequestProjection', 'clientProjection', 'providerProjection'],
    ...['subscriptionProjection', 'invoiceProjection', 'exportPages'],
  ],
  billing: [
    ...['subscriptions', 'acceptedQuoteProjection', 'invoices', 'cancelledEventProjection'],
    ...['issuerProjection', 'exportPages'],
  ],
  identity: [
    'mails',
    'bookedEvents',
    'bookingProjection',
    'openQuoteProjection',
    'invoiceProjection',
    'exportPages',
    'auditEntries',
  ],
};

/** How it came about depends on the order: these are compared by what they tell, in `compare-accounts`. */
const traces = ['version', 'history', 'outbox', 'outboxLeases', 'outboxPendingSince', 'outboxLeasedUntil'];
/** An invoice that is void was sent before its event was cancelled, or was not: the order's. */
const sending = ['number', 'sentAt', 'shownToClientId', 'issued', 'reminders'];
/** A mail is sent by a worker in its own time. */
const delivery = ['letter', 'attempts', 'nextAttemptAt', 'heldUntil', 'holdEndsAt', 'senderId', 'sentAt'];
/** An email that asks for a payment or an acceptance which has happened, or tells of a booking that has ended, was sent before that, or was called off: the order's. */
const asking = ['kind', 'accountId', 'requestedAt'];

/** Everything the story has left behind in every service, by collection. */
export async function finalStateOf(
  services: ServicesTogether,
  story: Story,
): Promise<Record<string, Stored[]>> {
  const { clientId, providerId, eventId, handMadeId, quoteIds, mailIds, auditIds } = story;
  const { exportId, leavingClientId, leavingProviderId } = story;
  const ids = [
    ...[clientId, providerId, eventId, handMadeId, ...quoteIds, ...mailIds, ...auditIds],
    ...noticeIdsOf(story),
    ...quoteIds.map((id) => invoiceIdOf(id, 'balance')),
    ...[leavingClientId, leavingProviderId, `${exportId}/1`],
  ];
  const all = Object.entries(kept).flatMap(([name, collections]) =>
    collections.map(async (collection) => {
      const service = services[name as keyof typeof kept];
      const found = await storedIn(service, collection, ids);
      return [`${name}.${collection}`, found.map((document) => comparable(document, story))] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(all));
}

/** What each invoice of the story says, of those that were sent. */
export async function issuedNow({ billing }: ServicesTogether, { quoteIds }: Story): Promise<Reading> {
  const found = await storedIn(
    billing,
    'invoices',
    quoteIds.map((id) => invoiceIdOf(id, 'balance')),
  );
  return new Map(
    found.flatMap(({ _id, issued }) => (issued === undefined ? [] : [[_id, issued as StoredIssued]])),
  );
}

/** Of every mail that the story can give rise to. */
function noticeIdsOf({ eventId, quoteIds, providerId }: Story): string[] {
  const ofQuotes = quoteIds.flatMap((id) => [
    `quote-sent.${id}.1`,
    `quote-accepted.${id}`,
    `you-are-booked.${id}`,
  ]);
  const ofInvoices = quoteIds
    .map((id) => invoiceIdOf(id, 'balance'))
    .flatMap((id) => [`invoice-sent.${id}`, `invoice-paid.${id}`]);
  const ofSides = [
    `overdue-summary.${providerId}`,
    ...['active', 'past_due', 'ended'].map((status) => `subscription-${status}.${providerId}.${happenedAt}`),
  ];
  return [
    ...ofSides,
    `request-received.${eventId}`,
    `event-cancelled.${eventId}`,
    ...ofQuotes,
    ...ofInvoices,
  ];
}

async function storedIn(
  { connection }: OneService,
  collection: string,
  ids: readonly string[],
): Promise<Stored[]> {
  return connection
    .collection<Stored>(collection)
    .find({ _id: { $in: [...ids] } })
    .sort({ _id: 1 })
    .toArray();
}

/** What has to be alike, in whatever order the messages came. */
export function comparable(document: Stored, story: Pick<Story, 'providerId' | 'providerVersions'>): Stored {
  const left = [
    ...[...traces, ...delivery],
    ...(document.status === 'void' ? sending : []),
    ...(/^((invoice|quote)-sent|you-are-booked)\./.test(document._id) ? asking : []),
  ];
  const fields = Object.entries(document).filter(([name]) => !left.includes(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, settled(name, value, story)])) as Stored;
}

function settled(
  name: string,
  value: unknown,
  story: Pick<Story, 'providerId' | 'providerVersions'>,
): unknown {
  const given = Array.from(
    { length: story.providerVersions },
    (_, index) => issuerSnapshot(story, index + 1).taxNumber,
  );
  const isDocument = name === 'issued' || name === 'receiptParties';
  return isDocument ? settledPartOf(value as StoredIssued, given) : value;
}
