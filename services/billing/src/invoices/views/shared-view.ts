import type { InvoicePayment } from '@marquee/contracts/invoices';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { toAmount } from '@marquee/contracts/money';
import { toInstant } from '../../to-instant.ts';
import { isOverdue, refundedOf } from '../rules/invoice.ts';
import type { CreditNote, Invoice } from '../rules/invoice.ts';

/** `quote` is what was accepted; `at` the moment it is looked at. */
export type Shown = { quote: QuoteSnapshot | null; at: Date };

/** What both sides read. */
export function sharedViewOf(invoice: Invoice, { quote, at }: Shown) {
  return {
    id: invoice.id,
    number: invoice.number,
    quoteId: invoice.quoteId,
    eventId: invoice.eventId,
    part: invoice.part,
    status: invoice.status,
    isOverdue: isOverdue(invoice, at),
    amount: toAmount(invoice.amountCents),
    quoteTotal: toAmount(invoice.quoteTotalCents),
    refundedAmount: toAmount(refundedOf(invoice)),
    dueOn: invoice.dueOn,
    eventName: quote?.eventName ?? '',
    eventDate: quote?.eventDate ?? '',
    sentAt: toInstant(invoice.sentAt),
    paidAt: toInstant(invoice.paidAt),
    voidedAt: toInstant(invoice.voidedAt),
    voidReason: invoice.voidReason,
    returnedAt: toInstant(invoice.returnedAt ?? null),
    payment: paymentOf(invoice),
    creditNotes: invoice.creditNotes.map(toCreditNote),
  };
}

function paymentOf({ payment }: Invoice) {
  const method: InvoicePayment['method'] = payment?.card === undefined ? 'offline' : 'card';
  return (
    payment && {
      method,
      paidOn: payment.paidOn,
      note: payment.note,
      recordedAt: payment.recordedAt.toISOString(),
    }
  );
}

function toCreditNote({ id, number, amountCents, reason, issuedAt }: CreditNote) {
  return { id, number, amount: toAmount(amountCents), reason, issuedAt: issuedAt.toISOString() };
}
