import { invoiceIdOf } from '@marquee/billing/invoices/domain/invoice-id';
import { services as serviceNames } from '@marquee/contracts/operation';

import type { ServiceInstance } from '../service-instance.ts';
import type { InProcessServices } from '../in-process-services.ts';
import { settledPartOf } from './issued-invoices.ts';
import type { Reading, StoredIssued } from './issued-invoices.ts';
import { happenedAt, issuerSnapshot } from './snapshots.ts';
import type { Story } from './story.ts';

type Stored = { _id: string; [field: string]: unknown };

/** The compared collections that are not projections. All projections are compared, as the services declare them. */
const ownCollections = {
  events: ['events', 'exportPages'],
  quotes: ['quotes', 'exportPages'],
  billing: ['subscriptions', 'invoices', 'exportPages'],
  identity: ['mails', 'exportPages', 'auditEntries'],
} as const;

/** Fields that depend on the order of arrival; `compare-aggregate-histories` compares their content. */
const traces = [
  ...['version', 'history', 'outbox', 'outboxLeases', 'outboxPendingSince', 'outboxLeasedUntil'],
  // The provider as a published message named them: what was known at that moment.
  'publishedProvider',
];
/** Ignored for a void invoice: whether it was sent before its event was cancelled depends on the order. */
const sending = ['number', 'sentAt', 'shownToClientId', 'issued', 'reminders'];
/** Ignored for emails, because a background worker sends them at any time. */
const delivery = ['letter', 'attempts', 'nextAttemptAt', 'heldUntil', 'holdEndsAt', 'senderId', 'sentAt'];
/**
 * Ignored for emails that ask for a payment or an acceptance, or announce a booking: whether they were sent or cancelled depends on the
 * order.
 */
const asking = ['kind', 'accountId', 'requestedAt'];

/** The documents that the story has left in every service, by collection, without the fields that depend on the order of arrival. */
export async function finalStateOf(
  services: InProcessServices,
  story: Story,
): Promise<Record<string, Stored[]>> {
  const { clientId, providerId, eventId, handMadeId, quoteIds, mailIds, auditIds } = story;
  const { exportId, leavingClientId, leavingProviderId } = story;
  const ids = [
    ...[clientId, providerId, eventId, handMadeId, ...quoteIds, ...mailIds, ...auditIds],
    ...notificationIdsOf(story),
    ...quoteIds.map((id) => invoiceIdOf(id, 'balance')),
    ...[leavingClientId, leavingProviderId, `${exportId}/1`],
  ];
  const all = serviceNames.flatMap((name) =>
    [...ownCollections[name], ...services[name].projections].map(async (collection) => {
      const found = await storedIn(services[name], collection, ids);
      return [`${name}.${collection}`, found.map((document) => comparable(document, story))] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(all));
}

/** The content of each sent invoice of the story. */
export async function issuedNow({ billing }: InProcessServices, { quoteIds }: Story): Promise<Reading> {
  const found = await storedIn(
    billing,
    'invoices',
    quoteIds.map((id) => invoiceIdOf(id, 'balance')),
  );
  return new Map(
    found.flatMap(({ _id, issued }) => (issued === undefined ? [] : [[_id, issued as StoredIssued]])),
  );
}

/** Ids of the compared emails of the story. Emails about refunds and reminders are not compared. */
function notificationIdsOf({ eventId, quoteIds, providerId }: Story): string[] {
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
  { connection }: ServiceInstance,
  collection: string,
  ids: readonly string[],
): Promise<Stored[]> {
  return connection
    .collection<Stored>(collection)
    .find({ _id: { $in: [...ids] } })
    .sort({ _id: 1 })
    .toArray();
}

/** The fields that must be equal regardless of the order of arrival. */
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
