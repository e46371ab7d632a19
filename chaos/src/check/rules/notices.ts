import type { Entry } from '../../ledger/entry.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundEvent, FoundInvoice, FoundQuote } from '../found.ts';
import { leaversIn } from '../leavers.ts';

/**
 * Everyone is told: by one mail for each request, each version sent, each acceptance, each booking, each cancellation, each invoice that is to
 * be paid, each receipt, each refund. The mail's id is
 * made of what it tells of, so a second one could only come under the same id, and those are counted as handed over again.
 * Whoever has left may have been told or not, and so may the client of a quote that was archived before its mail could go, or of one
 * made by hand. The email about a quote may wait, for a limit or until its provider has confirmed the address; meanwhile a newer version
 * or the acceptance calls it off.
 */
export function checkNotices(
  { events, quotes, invoices, mails, mailsNotDue }: Found,
  entries: readonly Entry[],
): Finding[] {
  const handedOver = mails.map(({ id }) => id.replace(/^<(.*)@.*>$/, '$1'));
  const told = new Set([...handedOver, ...mailsNotDue.filter((id) => id.startsWith('quote-sent.'))]);
  const leavers = new Set<string | null>(leaversIn(entries).map(({ id }) => id));
  const expected = [
    ...events.flatMap(noticesOfEvent),
    ...quotes.flatMap(noticesOfQuote),
    ...quotes.flatMap((quote) => bookingsOf(quote, events)),
    ...invoices.flatMap(noticesOfInvoice),
  ];
  return expected
    .filter(({ id, to }) => !told.has(id) && !leavers.has(to))
    .map(({ id }): Finding => ({ kind: 'lost', detail: `no mail ${id}` }));
}

/** `to`: an account; null where it goes to an address that was typed. */
type Notice = { id: string; to: string | null };

function noticesOfEvent(event: FoundEvent): Notice[] {
  const { id, sentToProvider, status, clientId, providerId, cancelledBy } = event;
  if (!sentToProvider) {
    return [];
  }
  const cancelled = { id: `event-cancelled.${id}`, to: cancelledBy === 'provider' ? clientId : providerId };
  return [{ id: `request-received.${id}`, to: providerId }, ...(status === 'cancelled' ? [cancelled] : [])];
}

function noticesOfQuote(quote: FoundQuote): Notice[] {
  const { id, eventId, sentVersions, acceptedAt, archivedAt, clientId, providerId } = quote;
  const leadingThere = archivedAt === null && eventId !== null ? sentVersions : [];
  const sent = leadingThere.map(({ number }) => ({ id: `quote-sent.${id}.${number}`, to: clientId }));
  return acceptedAt === null ? sent : [...sent, { id: `quote-accepted.${id}`, to: providerId }];
}

/** The client is not told of a booking that was cancelled before the mail could go. */
function bookingsOf(
  { id, eventId, acceptedAt, archivedAt, clientId }: FoundQuote,
  events: readonly FoundEvent[],
) {
  const isCancelled = events.some((event) => event.id === eventId && event.status === 'cancelled');
  const isMailed = acceptedAt !== null && archivedAt === null && !isCancelled;
  return isMailed ? [{ id: `you-are-booked.${id}`, to: clientId }] : [];
}

/** Once it is paid or void, the mail that asks for it may have been called off; that it is void is told only where it was not. */
function noticesOfInvoice({ id, status, paidAt, creditNotes, clientId }: FoundInvoice): Notice[] {
  const asking = status === 'sent' ? [{ id: `invoice-sent.${id}`, to: clientId }] : [];
  const receipt = paidAt === null ? [] : [{ id: `invoice-paid.${id}`, to: clientId }];
  const refunds = creditNotes.map((note) => ({ id: `invoice-refunded.${note.id}`, to: clientId }));
  return [...asking, ...receipt, ...refunds];
}
