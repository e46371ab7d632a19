import { defaultRetryDelays } from '@marquee/service-kit/messaging/rabbitmq/names';

import type { Found, FoundAccount, FoundEvent, FoundLine, FoundProjection, FoundQuote } from '../found.ts';
import type { DeletedAccount } from '../deleted-accounts.ts';
import { pseudonymOf } from './expected-erasures.ts';
import { textOf } from './expected-people.ts';

const publishedToIdentity = ['booked', 'completed', 'cancelled', 'cancelled-again', 'erased'];
const publishedToQuotes = ['sent', 'proposed', ...publishedToIdentity];

export function eventRequest(event: FoundEvent): FoundProjection {
  return {
    id: event.id,
    sourceVersion: versionOf(event, publishedToQuotes),
    clientId: event.clientId,
    clientName: event.clientName,
    clientEmail: event.clientEmail,
    providerId: event.providerId,
    name: event.name,
    eventDate: event.eventDate,
    venueAddress: event.venueAddress,
    timeZone: event.timeZone,
    status: event.status,
    cancelledBy: event.cancelledBy ?? null,
    sentToProviderAt: event.sentToProviderAt,
  };
}

export function wasBookedOrEnded(event: FoundEvent): boolean {
  return versionOf(event, publishedToIdentity) > 0;
}

/** What identity stores of an event. Identity stores the name only while the booking blocks the deletion of an account. */
export function booking(event: FoundEvent): FoundProjection {
  const { id, clientId, providerId, eventDate, startTime, timeZone, status, completedAt = null } = event;
  const name = status === 'booked' ? event.name : '';
  return {
    id,
    sourceVersion: versionOf(event, publishedToIdentity),
    clientId,
    providerId,
    name,
    ...{ eventDate, startTime, timeZone },
    status,
    completedAt,
    // Identity stores a cancellation only if the event was booked. Only a booked event has a total.
    cancelledAt: event.payableCents === null ? null : (event.cancelledAt ?? null),
  };
}

const eventsPublishedToBilling = ['cancelled', 'cancelled-again'];

export function wasCancelled(event: FoundEvent): boolean {
  return versionOf(event, eventsPublishedToBilling) > 0;
}

/** What billing stores of a cancelled event. Invoices that were not overdue at `cancelledAt` are no longer due. */
export function cancelledEvent(event: FoundEvent): FoundProjection {
  const { id, cancelledAt = null, cancelledBy = null } = event;
  const sourceVersion = versionOf(event, eventsPublishedToBilling);
  return { id, sourceVersion, eventId: id, cancelledAt, cancelledBy };
}

/** Every save adds one history entry, so that the position of an entry is its version. */
function versionOf({ history }: FoundEvent, published: readonly string[]): number {
  return history.findLastIndex(({ type }) => published.includes(type)) + 1;
}

type Around = { found: Found; deletedAccounts: readonly DeletedAccount[] };

export function acceptedQuotes(
  quotes: readonly FoundQuote[],
  { found, deletedAccounts }: Around,
): FoundProjection[] {
  const accounts = new Map(found.accounts.map((account) => [account.id, account]));
  const gone = new Set(deletedAccounts.map(({ id }) => id));
  const kept = new Map(found.projections['billing.acceptedQuote'].map((row) => [row.id, row]));
  return quotes.map((quote) => {
    const { id, providerId } = quote;
    if (gone.has(providerId)) {
      return acceptedQuote(quote, { name: pseudonymOf('provider', providerId), ...unreachable });
    }
    const provider = accounts.get(providerId);
    const name = publishedName(quote, provider, kept.get(id));
    return acceptedQuote(quote, { name, ...(name === '' ? unreachable : reachedAt(provider)) });
  });
}

type PublishedProvider = { name: string; email: string; address: string };

const unreachable = { email: '', address: '' };

function reachedAt(provider?: FoundAccount): Omit<PublishedProvider, 'name'> {
  return provider === undefined
    ? unreachable
    : { email: provider.email, address: String(textOf(provider, 'address')) };
}

/**
 * The longest time until the quotes service knows a new account: the delays of all retries of the message, and 30 s for a restart in
 * between.
 */
const maxDelayMs = defaultRetryDelays.reduce((sum, delay) => sum + delay, 30_000);

/**
 * The provider's name as the quotes service published it: empty if the provider's message had not arrived yet. Billing stores the name that
 * it received.
 */
function publishedName({ acceptedAt }: FoundQuote, provider?: FoundAccount, kept?: FoundProjection): string {
  if (provider === undefined) {
    return '';
  }
  const isNew = acceptedAt !== null && acceptedAt.getTime() - provider.createdAt.getTime() < maxDelayMs;
  return isNew && kept?.providerName === '' ? '' : String(textOf(provider, 'businessName'));
}

const publishedToBilling = ['accepted', 'erased'];

/**
 * What billing stores of a quote: its state at the acceptance, or at the deletion of its client. Archiving the quote later is not published
 * to billing.
 */
function acceptedQuote(quote: FoundQuote, provider: PublishedProvider): FoundProjection {
  const published = quote.history.findLast(({ type }) => publishedToBilling.includes(type));
  const version = quote.sentVersions.find(({ number }) => number === quote.acceptedVersion);
  return {
    id: quote.id,
    sourceVersion: Number.parseInt(published?.id ?? '0', 10),
    quoteId: quote.id,
    // An accepted offer cannot be withdrawn.
    isOfferWithdrawn: false,
    eventId: quote.eventId,
    providerId: quote.providerId,
    providerName: provider.name,
    clientId: quote.clientId,
    clientEmail: quote.clientEmail,
    clientName: quote.clientName,
    eventName: quote.eventName,
    eventDate: quote.eventDate,
    timeZone: quote.timeZone,
    status: published?.status,
    version: version?.number,
    payableCents: version?.payableCents,
    // The former name, for billing's previous release.
    totalCents: version?.payableCents,
    paymentSchedule: version?.paymentSchedule,
    validUntil: version?.validUntil,
    createdAt: quote.createdAt.toISOString(),
    sentToClientAt: quote.lastSentAt?.toISOString() ?? null,
    clientAcceptedAt: quote.acceptedAt?.toISOString() ?? null,
    agreement: {
      lines: version?.lineItems.map(toItemizedLine),
      discountCents: version?.discountCents,
      ...{ providerEmail: provider.email, providerAddress: provider.address },
    },
  };
}

/** Billing stores line items without their ids, and with the former name of the amount for its previous release. */
function toItemizedLine(line: FoundLine): object {
  const withoutId = Object.entries(line).filter(([field]) => field !== 'id');
  return { ...Object.fromEntries(withoutId), totalCents: line.lineTotalCents };
}
