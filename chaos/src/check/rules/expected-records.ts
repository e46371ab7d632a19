import { defaultRetryDelays } from '@marquee/service-kit/messaging/rabbitmq/names';

import type { Found, FoundAccount, FoundEvent, FoundLine, FoundProjection, FoundQuote } from '../found.ts';
import type { Leaver } from '../leavers.ts';
import { pseudonymOf } from './expected-leavers.ts';
import { textOf } from './expected-people.ts';
import { stepToldBy } from './told-in-notes.ts';

const toldToIdentity = ['booked', 'completed', 'cancelled', 'cancelled-again', 'erased'];
const toldToQuotes = ['sent', 'proposed', ...toldToIdentity];

export function eventRequest(event: FoundEvent): FoundProjection {
  return {
    id: event.id,
    sourceVersion: versionOf(event, toldToQuotes),
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
  return versionOf(event, toldToIdentity) > 0;
}

/** The name only while the booking blocks the deletion of an account. */
export function booking(event: FoundEvent): FoundProjection {
  const { id, clientId, providerId, eventDate, startTime, timeZone, status, completedAt = null } = event;
  const name = status === 'booked' ? event.name : '';
  return {
    id,
    sourceVersion: versionOf(event, toldToIdentity),
    clientId,
    providerId,
    name,
    ...{ eventDate, startTime, timeZone },
    status,
    completedAt,
    // Only a booking has an amount.
    cancelledAt: event.totalCents === null ? null : (event.cancelledAt ?? null),
  };
}

const toldToBillingOfEvents = ['cancelled', 'cancelled-again'];

export function wasCancelled(event: FoundEvent): boolean {
  return versionOf(event, toldToBillingOfEvents) > 0;
}

/** Invoices that were not overdue by then are no longer due. */
export function cancelledEvent(event: FoundEvent): FoundProjection {
  const { id, cancelledAt = null, cancelledBy = null } = event;
  const sourceVersion = versionOf(event, toldToBillingOfEvents);
  return { id, sourceVersion, eventId: id, cancelledAt, cancelledBy };
}

/** Every save adds one entry, so that an entry's position gives its version. */
function versionOf({ history }: FoundEvent, telling: readonly string[]): number {
  return history.findLastIndex(({ type }) => telling.includes(type)) + 1;
}

type Around = { found: Found; leavers: readonly Leaver[] };

export function acceptedQuotes(quotes: readonly FoundQuote[], { found, leavers }: Around): FoundProjection[] {
  const accounts = new Map(found.accounts.map((account) => [account.id, account]));
  const gone = new Set(leavers.map(({ id }) => id));
  const kept = new Map(found.projections['billing.acceptedQuote'].map((row) => [row.id, row]));
  return quotes.map((quote) => {
    const { id, providerId } = quote;
    if (gone.has(providerId)) {
      return acceptedQuote(quote, { name: pseudonymOf('provider', providerId), ...unreachable });
    }
    const provider = accounts.get(providerId);
    const name = nameTold(quote, provider, kept.get(id));
    return acceptedQuote(quote, { name, ...(name === '' ? unreachable : reachedAt(provider)) });
  });
}

type ProviderTold = { name: string; email: string; address: string };

const unreachable = { email: '', address: '' };

function reachedAt(provider?: FoundAccount): Omit<ProviderTold, 'name'> {
  return provider === undefined
    ? unreachable
    : { email: provider.email, address: String(textOf(provider, 'address')) };
}

/** The longest time for which quotes may not know a new account: every retry of the message, and a restart in between. */
const unheardOfMs = defaultRetryDelays.reduce((sum, delay) => sum + delay, 30_000);

/** Quotes uses an empty name for a provider whose message has not arrived yet; billing stores what it received. */
function nameTold({ acceptedAt }: FoundQuote, provider?: FoundAccount, kept?: FoundProjection): string {
  if (provider === undefined) {
    return '';
  }
  const isNew = acceptedAt !== null && acceptedAt.getTime() - provider.createdAt.getTime() < unheardOfMs;
  return isNew && kept?.providerName === '' ? '' : String(textOf(provider, 'businessName'));
}

const toldToBilling = ['accepted', 'erased'];

/** As of its acceptance, or of the deletion of its client; archiving it later is not published to billing. */
function acceptedQuote(quote: FoundQuote, provider: ProviderTold): FoundProjection {
  const telling = quote.history.findLast(({ notes }) => toldToBilling.includes(stepToldBy(notes) ?? ''));
  const version = quote.sentVersions.find(({ number }) => number === quote.acceptedVersion);
  return {
    id: quote.id,
    sourceVersion: Number.parseInt(telling?.id ?? '0', 10),
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
    status: telling?.status,
    version: version?.number,
    totalCents: version?.finalCents,
    paymentSchedule: version?.paymentSchedule,
    validUntil: version?.validUntil,
    createdAt: quote.createdAt.toISOString(),
    sentToClientAt: quote.lastSentAt?.toISOString() ?? null,
    clientAcceptedAt: quote.acceptedAt?.toISOString() ?? null,
    agreement: {
      lines: version?.lineItems.map(withoutId),
      discountCents: version?.discountCents,
      ...{ providerEmail: provider.email, providerAddress: provider.address },
    },
  };
}

/** The ids of line items belong to the quote. */
function withoutId(line: FoundLine): object {
  return Object.fromEntries(Object.entries(line).filter(([field]) => field !== 'id'));
}
