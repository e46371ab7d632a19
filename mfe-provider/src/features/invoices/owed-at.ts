import { toAmount, toCents } from '@marquee/contracts/money';
import type { InvoiceAge, InvoiceAging } from '@marquee/contracts/invoices';

export type Owed = { count: number; amount: string };

/** What is owed at an age; overdue is every age but the first. */
export function owedAt(asked: InvoiceAge, aging: InvoiceAging): Owed {
  const owed = aging.filter(({ age }) => (asked === 'overdue' ? age !== 'not_yet_due' : age === asked));
  return {
    count: owed.reduce((sum, { count }) => sum + count, 0),
    amount: toAmount(owed.reduce((sum, { amount }) => sum + toCents(amount), 0)),
  };
}
