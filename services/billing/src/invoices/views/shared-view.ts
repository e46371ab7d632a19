import type { InvoicePayment, OtherPayment } from '@marquee/contracts/invoices';
import { toAmount } from '@marquee/contracts/money';
import { toInstant } from '../../to-instant.ts';
import { isOverdue, refundedOf } from '../domain/invoice.ts';
import type { Issued } from '../domain/issued.ts';
import type { CreditNote, Invoice } from '../domain/invoice.ts';
import type { PaidInvoice } from '../domain/other-invoices.ts';

/** `issued`: the content of the invoice's document, which for a draft can still change. `at`: the time of reading. */
export type Shown = { issued: Issued; at: Date };

/** Fields that both sides read. */
export function sharedViewOf(invoice: Invoice, { issued: { eventName, eventDate }, at }: Shown) {
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
    ...{ eventName, eventDate },
    sentAt: toInstant(invoice.sentAt),
    paidAt: toInstant(invoice.paidAt),
    voidedAt: toInstant(invoice.voidedAt),
    voidReason: invoice.voidReason,
    returnedAt: toInstant(invoice.returnedAt ?? null),
    payment: paymentOf(invoice),
    requestedRefund: requestedOf(invoice),
    creditNotes: invoice.creditNotes.map(toCreditNote),
    revision: invoice.version,
  };
}

export function toOtherPayment(invoice: PaidInvoice): OtherPayment {
  const { id, number, part, amountCents, payment } = invoice;
  return {
    ...{ id, number, part },
    amount: toAmount(amountCents),
    refundedAmount: toAmount(refundedOf(invoice)),
    paidOn: payment.paidOn,
  };
}

function requestedOf({ requestedRefund = null, creditNotes }: Invoice) {
  return (
    requestedRefund && {
      reason: requestedRefund.reason,
      requestedAt: requestedRefund.requestedAt.toISOString(),
      isAnswered: creditNotes.some(({ issuedAt }) => issuedAt > requestedRefund.requestedAt),
    }
  );
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
