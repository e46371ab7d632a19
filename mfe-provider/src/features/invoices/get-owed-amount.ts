import { toAmount, toCents } from '@marquee/contracts/money';
import type { InvoiceAge, InvoiceAging } from '@marquee/contracts/invoices';

export type OwedAmount = { count: number; amount: string };

/** The amount owed at an age. For `overdue`, the sum over all ages except `not_yet_due`. */
export function getOwedAmount(requestedAge: InvoiceAge, aging: InvoiceAging): OwedAmount {
  const owed = aging.filter(({ age }) =>
    requestedAge === 'overdue' ? age !== 'not_yet_due' : age === requestedAge,
  );
  return {
    count: owed.reduce((sum, { count }) => sum + count, 0),
    amount: toAmount(owed.reduce((sum, { amount }) => sum + toCents(amount), 0)),
  };
}
