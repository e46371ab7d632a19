import type { Entry } from '../../history/entry.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundEvent, FoundInvoice, FoundQuote } from '../found.ts';
import { deletedAccountsIn } from '../deleted-accounts.ts';

/**
 * There is an email for each request, sent version, acceptance, booking, cancellation, payable invoice, receipt and refund. The id of an
 * email derives from its record, so that a second email about the record has the same id and counts as handed over again. Some emails are
 * not required: emails to a deleted account, and emails to the client about a quote that was archived or created by hand. An email about a
 * sent quote may be held by a limit or because the provider's address is unconfirmed. A newer version or the acceptance cancels a held
 * email.
 */
export function checkNotifications(
  { events, quotes, invoices, emails, heldEmails }: Found,
  entries: readonly Entry[],
): Finding[] {
  const sentIds = emails.map(({ id }) => id.replace(/^<(.*)@.*>$/, '$1'));
  const known = new Set([...sentIds, ...heldEmails.filter((id) => id.startsWith('quote-sent.'))]);
  const deletedAccounts = new Set<string | null>(deletedAccountsIn(entries).map(({ id }) => id));
  const expected = [
    ...events.flatMap(notificationsOfEvent),
    ...quotes.flatMap(notificationsOfQuote),
    ...quotes.flatMap((quote) => bookingsOf(quote, events)),
    ...invoices.flatMap(notificationsOfInvoice),
  ];
  return expected
    .filter(({ id, to }) => !known.has(id) && !deletedAccounts.has(to))
    .map(({ id }): Finding => ({ kind: 'lost', detail: `no email ${id}` }));
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

/** The email about a booking. Not expected if the event is cancelled or the quote archived, because then the email may be cancelled. */
function bookingsOf(
  { id, eventId, acceptedAt, archivedAt, clientId }: FoundQuote,
  events: readonly FoundEvent[],
) {
  const isCancelled = events.some((event) => event.id === eventId && event.status === 'cancelled');
  const isMailed = acceptedAt !== null && archivedAt === null && !isCancelled;
  return isMailed ? [{ id: `you-are-booked.${id}`, to: clientId }] : [];
}

/** Only a sent, unpaid invoice requires the email that asks for payment: payment or voiding of the invoice may cancel this email. */
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
