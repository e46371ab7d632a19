import { dateIn } from '@marquee/contracts/dates';
import { paidBeforeAcceptance } from '@marquee/contracts/invoice-requests';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { InvoiceChange } from './invoice-change.ts';
import { acceptedOnOf } from './invoice.ts';
import type { Invoice, Payment } from './invoice.ts';
import { requireStatus } from './invoice-states.ts';

/** Null when this payment is recorded already. Rejects any other payment of a paid invoice, so that nobody pays twice. */
export function pay(
  invoice: Invoice,
  payment: Omit<Payment, 'recordedAt'>,
  at: Date,
): (InvoiceChange & { type: 'paid' }) | null {
  if (invoice.payment?.id === payment.id) {
    return null;
  }
  requireStatus(invoice, 'record-payment');
  if (payment.card === undefined) {
    requirePossibleDay(invoice, payment.paidOn, at);
  }
  return { type: 'paid', payment: { ...payment, recordedAt: at } };
}

/** Checks a date that a provider enters, because a mistake, such as a wrong year, cannot be corrected later. */
function requirePossibleDay(invoice: Invoice, paidOn: string, at: Date): void {
  if (paidOn > dateIn(invoice.timeZone, at)) {
    throw refusal('payment_in_future', 'A payment cannot be dated in the future');
  }
  if (paidOn < acceptedOnOf(invoice)) {
    throw refusal('payment_before_acceptance', paidBeforeAcceptance);
  }
}

function refusal(code: string, message: string): DomainError {
  return new DomainError('rule-broken', code, message, { errors: [{ path: 'paidOn', message }] });
}
