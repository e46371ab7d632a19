import { toAmount } from '@marquee/contracts/money';
import type { MonthFlow, PaymentSummary } from '@marquee/contracts/payment-summary';
import type { MonthSum } from '../invoices/invoice-repository.ts';
import type { Invoice } from '../invoices/domain/invoice.ts';

type Owed = Pick<Invoice, 'dueUntil' | 'amountCents'>;

type Sums = { paid: readonly MonthSum[]; refunded: readonly MonthSum[]; owed: readonly Owed[] };

/** `year` is `YYYY`, `currentMonth` is `YYYY-MM`; amounts due before `at` are overdue. */
type Period = { year: string; currentMonth: string; at: Date };

export function summarizePayments(sums: Sums, { year, currentMonth, at }: Period): PaymentSummary {
  const { paid, refunded, owed } = sums;
  const known = [...paid, ...refunded].map(({ _id: month }) => month);
  const inYear = (month: string) => month.startsWith(year);
  const isCurrent = currentMonth.startsWith(year);
  const months = monthsOf(year, isCurrent ? [currentMonth, ...known.filter(inYear)] : []);
  return {
    year: Number(year),
    years: yearsOf([currentMonth, ...known]),
    months: months.map((month) => ({ month, ...flowOf(sums, (one) => one === month) })),
    total: flowOf(sums, inYear),
    thisMonth: { month: currentMonth, ...flowOf(sums, (one) => one === currentMonth) },
    outstanding: totalOf(owed),
    overdue: totalOf(owed.filter(({ dueUntil }) => dueUntil < at)),
  };
}

function flowOf({ paid, refunded }: Sums, isCounted: (month: string) => boolean): Omit<MonthFlow, 'month'> {
  const counted = (sums: readonly MonthSum[]) => sums.filter(({ _id: month }) => isCounted(month));
  const [paidCents, returned] = [centsOf(counted(paid)), centsOf(counted(refunded))];
  return {
    paid: toAmount(paidCents),
    refunded: toAmount(returned),
    received: toAmount(paidCents - returned),
    payments: counted(paid).reduce((sum, { count }) => sum + count, 0),
  };
}

function centsOf(sums: readonly MonthSum[]): number {
  return sums.reduce((sum, { cents }) => sum + cents, 0);
}

function yearsOf(months: readonly string[]): number[] {
  return [...new Set(months.map((month) => Number(month.slice(0, 4))))].toSorted((a, b) => b - a);
}

/** The months of the year, from January to the last of `reached`; all twelve if `reached` is empty. */
function monthsOf(year: string, reached: readonly string[]): string[] {
  const all = Array.from({ length: 12 }, (_month, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const last = reached.toSorted().at(-1);
  return last === undefined ? all : all.filter((month) => month <= last);
}

function totalOf(owed: readonly Owed[]): PaymentSummary['outstanding'] {
  return {
    count: owed.length,
    amount: toAmount(owed.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  };
}
