import { dateIn } from '@marquee/contracts/dates';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice, Payment } from './invoice.ts';
import { requireStatus } from './require-status.ts';

/** The same payment again changes nothing; another one is refused, as nobody pays twice. */
export function pay(
  invoice: Invoice,
  payment: Omit<Payment, 'recordedAt'>,
  at: Date,
): (InvoiceChange & { type: 'paid' }) | null {
  if (invoice.payment?.id === payment.id) {
    return null;
  }
  requireStatus(invoice, 'sent');
  if (payment.paidOn > dateIn(invoice.timeZone, at)) {
    throw new DomainError('rule-broken', 'payment_in_future', 'A payment cannot be dated in the future');
  }
  return { type: 'paid', payment: { ...payment, recordedAt: at } };
}
