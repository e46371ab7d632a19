import type { Entry } from '../../history/entry.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundEvent, FoundInvoice, FoundQuote } from '../found.ts';
import { deletedAccountsIn } from '../deleted-accounts.ts';

/**
 * One email for each request, sent version, acceptance, booking, cancellation, payable invoice, receipt and refund. An email's id derives
 * from its subject, so that a second one would have the same id and counts as handed over again. A person who deleted their account may
 * have received it or not, and so may the client of a quote that was archived before its email could be sent, or of one created by hand. An
 * email about a quote may wait for a limit, or until its provider has confirmed the address; a newer version or the acceptance cancels it
 * meanwhile.
 */
export function checkNotifications(
  { events, quotes, invoices, emails, heldEmails }: Found,
  entries: readonly Entry[],
): Finding[] {
  const handedOver = emails.map(({ id }) => id.replace(/^<(.*)@.*>$/, '$1'));
  const known = new Set([...handedOver, ...heldEmails.filter((id) => id.startsWith('quote-sent.'))]);
  const deletedAccounts = new Set<string | null>(deletedAccountsIn(entries).map(({ id }) => id));
  const expected = [
    ...events.flatMap(notificationsOfEvent),
    ...quotes.flatMap(notificationsOfQuote),
    ...quotes.flatMap((quote) => bookingsOf(quote, events)),
    ...invoices.flatMap(notificationsOfInvoice),
  ];
  return expected
    .filter(({ id, to }) => !known.has(id) && !deletedAccounts.has(to))
    .map(({ id }): Finding => ({ kind: 'lost', detail: `no mail ${id}` }));
}

/** `to`: an account; null for an address typed by hand. */
type ExpectedNotification = { id: string; to: string | null };

function notificationsOfEvent(event: FoundEvent): ExpectedNotification[] {
  const { id, sentToProvider, status, clientId, providerId, cancelledBy } = event;
  if (!sentToProvider) {
    return [];
  }
  const cancelled = { id: `event-cancelled.${id}`, to: cancelledBy === 'provider' ? clientId : providerId };
  return [{ id: `request-received.${id}`, to: providerId }, ...(status === 'cancelled' ? [cancelled] : [])];
}

function notificationsOfQuote(quote: FoundQuote): ExpectedNotification[] {
  const { id, eventId, sentVersions, acceptedAt, archivedAt, clientId, providerId } = quote;
  const expectedVersions = archivedAt === null && eventId !== null ? sentVersions : [];
  const sent = expectedVersions.map(({ number }) => ({ id: `quote-sent.${id}.${number}`, to: clientId }));
  return acceptedAt === null ? sent : [...sent, { id: `quote-accepted.${id}`, to: providerId }];
}

/** No email announces a booking that was cancelled before it could be sent. */
function bookingsOf(
  { id, eventId, acceptedAt, archivedAt, clientId }: FoundQuote,
  events: readonly FoundEvent[],
) {
  const isCancelled = events.some((event) => event.id === eventId && event.status === 'cancelled');
  const isMailed = acceptedAt !== null && archivedAt === null && !isCancelled;
  return isMailed ? [{ id: `you-are-booked.${id}`, to: clientId }] : [];
}

/** Payment or voiding may have cancelled the email that asks for payment; the voiding is announced only where it was sent. */
function notificationsOfInvoice({
  id,
  status,
  paidAt,
  creditNotes,
  clientId,
}: FoundInvoice): ExpectedNotification[] {
  const asking = status === 'sent' ? [{ id: `invoice-sent.${id}`, to: clientId }] : [];
  const receipt = paidAt === null ? [] : [{ id: `invoice-paid.${id}`, to: clientId }];
  const refunds = creditNotes.map((note) => ({ id: `invoice-refunded.${note.id}`, to: clientId }));
  return [...asking, ...receipt, ...refunds];
}
