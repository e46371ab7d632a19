import type { OtherPayment } from '@marquee/contracts/invoices';
import { toCents } from '@marquee/contracts/money';
import { formatMoney } from '@marquee/ui';
import { formatDate } from '@marquee/web-kit';

/** 'Deposit of $260.00, paid on Dec 25, 2026 (invoice no. 3). $60.00 of it was refunded.' */
export function getOtherPaymentLabel({ part, number, amount, refundedAmount, paidOn }: OtherPayment): string {
  const payment = `${partLabels[part]} of ${formatMoney(amount)}, paid on ${formatDate(paidOn)}`;
  const paid = number === null ? payment : `${payment} (invoice no. ${number})`;
  return toCents(refundedAmount) === 0 ? paid : `${paid}. ${formatMoney(refundedAmount)} of it was refunded.`;
}

const partLabels = { deposit: 'Deposit', balance: 'Balance' } as const;
