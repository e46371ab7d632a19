import { toAmount, toCents } from '@marquee/contracts/money';
import type { InvoiceAge, InvoiceAging } from '@marquee/contracts/invoices';

export type Owed = { count: number; amount: string };

/** The amount owed at an age. Overdue is the sum of all ages except the first. */
export function owedAt(asked: InvoiceAge, aging: InvoiceAging): Owed {
  const owed = aging.filter(({ age }) => (asked === 'overdue' ? age !== 'not_yet_due' : age === asked));
  return {
    count: owed.reduce((sum, { count }) => sum + count, 0),
    amount: toAmount(owed.reduce((sum, { amount }) => sum + toCents(amount), 0)),
  };
}
