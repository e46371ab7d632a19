import type { FoundInvoice, FoundProjection } from '../found.ts';

/** What quotes keeps of an invoice that was sent. */
export function invoiceOfQuotes(invoice: FoundInvoice): FoundProjection {
  const { id, quoteId, status, amountCents, quoteTotalCents, sentAt, paidAt } = invoice;
  const sourceVersion = versionTold(invoice);
  return { id, sourceVersion, quoteId, status, amountCents, quoteTotalCents, sentAt, paidAt };
}

/** Every save adds one entry, so an entry's place is the version it made. A cancelled event is told of what it takes back only. */
function versionTold({ history, status }: FoundInvoice): number {
  const takenBack = status === 'void' ? ['event-cancelled', 'provider-left'] : [];
  const telling = ['sent', 'paid', 'refunded', 'voided', ...takenBack];
  return history.findLastIndex(({ type }) => telling.includes(type)) + 1;
}
