import { dateIn } from '@marquee/contracts/dates';
import type { PaidCharge } from '../../processor/card-payments.ts';
import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';
import { pay } from './pay.ts';

/** The payment's id is the processor's: the same one pays once. Paid on the day of the charge, whenever we heard of it; its clock may be ahead of ours. */
export function payByCard(
  invoice: Invoice,
  { accountId, paymentId, paidAt }: PaidCharge,
  at: Date,
): (InvoiceChange & { type: 'paid' }) | null {
  const paidOn = dateIn(invoice.timeZone, paidAt < at ? paidAt : at);
  return pay(invoice, { id: paymentId, paidOn, note: '', card: { accountId, paymentId } }, at);
}
