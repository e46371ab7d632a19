import type { Instalment } from '@marquee/contracts/payment-terms';
import type { InstalmentLine } from '@marquee/ui';
import { formatDate } from '@marquee/contracts/format-dates';

/** Formats installments for `InstalmentList`. */
export function toInstalmentLines(instalments: readonly Instalment[]): InstalmentLine[] {
  return instalments.map(({ part, amount, dueOn }) => ({
    name: instalments.length === 1 ? 'Full payment' : names[part],
    amount,
    due: dueOn === null ? 'Due on acceptance' : `Due ${formatDate(dueOn)}`,
  }));
}

const names = { deposit: 'Deposit', balance: 'Balance' } as const;
