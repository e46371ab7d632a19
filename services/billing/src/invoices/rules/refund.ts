import { toAmount } from '@marquee/contracts/money';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { InvoiceChange } from './invoice-change.ts';
import { keptOf } from './invoice.ts';
import type { CreditNote, Invoice } from './invoice.ts';
import { requireStatus } from './require-status.ts';

type Refund = Pick<CreditNote, 'id' | 'amountCents' | 'reason'>;

/** A credit note of its own for each refund: what the invoice demanded stays as it was. */
export function refund(invoice: Invoice, asked: Refund, at: Date): InvoiceChange | null {
  if (invoice.creditNotes.some(({ id }) => id === asked.id)) {
    return null;
  }
  requireStatus(invoice, 'paid', 'partly_refunded');
  const kept = keptOf(invoice);
  if (asked.amountCents > kept) {
    const message = `At most $${toAmount(kept)} of this invoice can be refunded`;
    throw new DomainError('rule-broken', 'refund_exceeds_payment', message);
  }
  const number = `${String(invoice.number)}-${invoice.creditNotes.length + 1}`;
  return { type: 'refunded', creditNote: { ...asked, number, issuedAt: at } };
}
