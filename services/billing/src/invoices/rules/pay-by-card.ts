import { dateIn } from '@marquee/contracts/dates';
import type { CardCharge } from '../../processor/card-payments.ts';
import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';
import { pay } from './pay.ts';

/** The payment's id is the processor's: the same one pays once. */
export function payByCard(
  invoice: Invoice,
  { accountId, paymentId }: CardCharge,
  at: Date,
): (InvoiceChange & { type: 'paid' }) | null {
  const paidOn = dateIn(invoice.timeZone, at);
  return pay(invoice, { id: paymentId, paidOn, note: '', card: { accountId, paymentId } }, at);
}
