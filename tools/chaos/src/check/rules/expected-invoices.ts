import type { FoundInvoice, FoundProjection } from '../found.ts';

/** What the quotes service stores of a sent invoice. */
export function invoiceOfQuotes(invoice: FoundInvoice): FoundProjection {
  const { id, quoteId, status, amountCents, quoteTotalCents, sentAt, paidAt } = invoice;
  const sourceVersion = versionWith(invoice, []);
  return { id, sourceVersion, quoteId, status, amountCents, quoteTotalCents, sentAt, paidAt };
}

const standings = ['drafted', 'refund-asked', 'refund-requested', 'refund-refused', 'announced'];

/** What identity stores of any invoice, including drafts. */
export function invoiceOfIdentity(invoice: FoundInvoice): FoundProjection {
  const { id, clientId, providerId, number, status, amountCents, dueOn, sendsAt } = invoice;
  const { refundUnderWay = null, requestedRefund = null } = invoice;
  const sourceVersion = versionWith(invoice, standings);
  return {
    ...{ id, sourceVersion, clientId, providerId, number, status, amountCents, dueOn },
    isRefundUnderWay: refundUnderWay !== null,
    refundRequestedAt: requestedRefund?.requestedAt ?? null,
    sendsAt: status === 'draft' ? sendsAt : null,
  };
}

/**
 * Version of the last published change. Every save adds one history entry, so that the position of an entry is its version. A history
 * entry about a cancelled event or a deleted provider counts as published only if the invoice is void.
 */
function versionWith({ history, status }: FoundInvoice, more: readonly string[]): number {
  const takenBack = status === 'void' ? ['event-cancelled', 'provider-left'] : [];
  const published = ['sent', 'paid', 'refunded', 'voided', ...takenBack, ...more];
  return history.findLastIndex(({ type }) => published.includes(type)) + 1;
}
