import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { toAmount, toCents } from '@marquee/contracts/money';
import { requireState } from '@marquee/api-mocks/rows';

type Refund = { amount: string; reason: string };

/** Adds a credit note. The status is `refunded` once the whole amount was refunded, and `partly_refunded` before. */
export function refundInvoice(
  invoice: ProviderInvoice,
  { amount, reason }: Refund,
  now: Date,
): ProviderInvoice {
  const cents = toCents(invoice.refundedAmount) + toCents(amount);
  const isWithin = invoice.paidAt !== null && cents <= toCents(invoice.amount);
  requireState(isWithin, 'No more can be refunded than was paid');
  const number = `${invoice.number ?? 0}-${invoice.creditNotes.length + 1}`;
  const note = { id: crypto.randomUUID(), number, amount, reason, issuedAt: now.toISOString() };
  return {
    ...invoice,
    status: cents === toCents(invoice.amount) ? 'refunded' : 'partly_refunded',
    refundedAmount: toAmount(cents),
    creditNotes: [...invoice.creditNotes, note],
  };
}
