import { dateIn } from '@marquee/contracts/dates';
import type { PaidCharge } from '../../processor/card-payments.ts';
import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';
import { pay } from './pay.ts';

/**
 * The payment has the processor's id, so no payment is recorded twice. The date of the payment is the day of the charge, but never in the
 * future, because the processor's clock may be ahead.
 */
export function payByCard(
  invoice: Invoice,
  { accountId, paymentId, paidAt }: PaidCharge,
  at: Date,
): (InvoiceChange & { type: 'paid' }) | null {
  const paidOn = dateIn(invoice.timeZone, paidAt < at ? paidAt : at);
  return pay(invoice, { id: paymentId, paidOn, note: '', card: { accountId, paymentId } }, at);
}
