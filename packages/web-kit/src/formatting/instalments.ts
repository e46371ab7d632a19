import type { Instalment } from '@marquee/contracts/payment-terms';
import type { InstalmentLine } from '@marquee/ui';
import { formatDate } from './dates.ts';

/** What is to be paid, in words. */
export function toInstalmentLines(instalments: readonly Instalment[]): InstalmentLine[] {
  return instalments.map(({ part, amount, dueOn }) => ({
    name: instalments.length === 1 ? 'Whole sum' : names[part],
    amount,
    due: dueOn === null ? 'Due on acceptance' : `Due ${formatDate(dueOn)}`,
  }));
}

const names = { deposit: 'Deposit', balance: 'Balance' } as const;
