import { withoutOwnNotes } from './erase.ts';
import type { InvoiceChange } from './invoice-change.ts';
import { eventCancelledReason, isUnpaid, netPaidOf, providerLeftReason } from './invoice.ts';
import type { CreditNote, Invoice, Payment } from './invoice.ts';
import { withAgreed } from './issued.ts';
import { withNextCheck } from './next-check.ts';
import { remindersAfter, scheduledOnSending } from './reminders.ts';

export function evolve(invoice: Invoice, change: InvoiceChange, at: Date): Invoice {
  return withNextCheck(changed(invoice, change, at), change, at);
}

function changed(invoice: Invoice, change: InvoiceChange, at: Date): Invoice {
  switch (change.type) {
    case 'sent':
      return {
        ...invoice,
        status: 'sent',
        number: change.number,
        sentAt: at,
        shownToClientId: invoice.clientId,
        reminders: scheduledOnSending(invoice, at),
      };
    case 'paid':
      return paid(invoice, change, at);
    case 'refunded':
      return refunded(invoice, change.creditNote);
    case 'voided':
      return voided(invoice, change.reason, at);
    case 'event-cancelled':
      return withoutEvent(invoice, change.cancelledAt, at);
    case 'provider-left':
      return voided(invoice, providerLeftReason, at);
    case 'documented':
      return { ...invoice, issued: change.issued };
    case 'announced':
      return { ...invoice, isAnnounced: true };
    case 'notices-due':
    case 'reminded':
    case 'reminders-switched':
    case 'reminders-scheduled':
      return { ...invoice, reminders: remindersAfter(invoice, change, at) };
    case 'itemized':
      return withAgreed(invoice, change.agreed);
    case 'erased':
      return withoutOwnNotes(invoice);
    case 'refund-reason-erased':
      return {
        ...invoice,
        requestedRefund: invoice.requestedRefund ? { ...invoice.requestedRefund, reason: '' } : null,
      };
    case 'refund-requested':
      return { ...invoice, requestedRefund: { reason: change.reason, requestedAt: at } };
    case 'refund-asked':
      return { ...invoice, refundUnderWay: change.refund, lastRefundRefused: null };
    case 'refund-refused':
      return withoutRefund(invoice, at);
    case 'checkout-opened':
      return { ...invoice, checkout: change.checkout };
    case 'checkout-awaited':
      return invoice;
    case 'checkout-over':
      return { ...invoice, checkout: null };
    case 'card-payment-returned':
      return { ...invoice, checkout: null, returnedAt: at };
  }
}

type Paid = { payment: Payment; isAtOtherCheckout?: true };

/** If the payment was not made at the open checkout, keeps the checkout, because it still has to be closed. */
function paid(invoice: Invoice, { payment, isAtOtherCheckout }: Paid, paidAt: Date): Invoice {
  const isSettled = payment.card !== undefined && isAtOtherCheckout !== true && { checkout: null };
  return { ...invoice, status: 'paid', payment, paidAt, ...isSettled };
}

function refunded(invoice: Invoice, creditNote: CreditNote): Invoice {
  const isAwaited = invoice.refundUnderWay?.id === creditNote.id && { refundUnderWay: null };
  const creditNotes = [...invoice.creditNotes, creditNote];
  const next = { ...invoice, creditNotes, lastRefundRefused: null, ...isAwaited };
  return { ...next, status: netPaidOf(next) > 0 ? 'partly_refunded' : 'refunded' };
}

/**
 * Counts refusals, so that the next request has a new idempotency key. For a day the processor repeats its answer to a key. No refusal is
 * shown if the whole payment was refunded meanwhile.
 */
function withoutRefund(invoice: Invoice, refusedAt: Date): Invoice {
  const { refundsRefused = 0 } = invoice;
  const refused = netPaidOf(invoice) > 0 ? (invoice.refundUnderWay ?? null) : null;
  const lastRefundRefused = refused && { amountCents: refused.amountCents, refusedAt };
  return { ...invoice, refundUnderWay: null, lastRefundRefused, refundsRefused: refundsRefused + 1 };
}

function voided(invoice: Invoice, voidReason: string, at: Date): Invoice {
  return { ...invoice, status: 'void', voidedAt: at, voidReason };
}

/** An invoice that was overdue before the cancellation is still owed, and is still sent if it is a draft. */
function withoutEvent(invoice: Invoice, cancelledAt: Date, at: Date): Invoice {
  const next = { ...invoice, isEventCancelled: true };
  const wasOverdue = cancelledAt > invoice.dueUntil;
  return isUnpaid(invoice) && !wasOverdue ? voided(next, eventCancelledReason, at) : next;
}
