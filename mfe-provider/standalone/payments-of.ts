import { dateIn, daysUntil, defaultTimeZone } from '@marquee/contracts/dates';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { toAmount, toCents } from '@marquee/contracts/money';
import type { PaymentSummary } from '@marquee/contracts/payment-summary';

/** The payments and refunds of a year by month, and the amounts owed. */
export function paymentsOf(
  invoices: readonly ProviderInvoice[],
  { year: named, now }: { year: string | undefined; now: Date },
): PaymentSummary {
  const currentMonth = dateIn(defaultTimeZone, now).slice(0, 7);
  const year = named ?? currentMonth.slice(0, 4);
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const paidIn = invoices.map(({ payment }) => payment?.paidOn ?? '').filter(Boolean);
  const owed = invoices.filter(({ status }) => status === 'sent');
  return {
    year: Number(year),
    years: [...new Set([currentMonth, ...paidIn].map((date) => Number(date.slice(0, 4))))].toReversed(),
    months: months
      .filter((month) => !currentMonth.startsWith(year) || month <= currentMonth)
      .map((month) => ({ month, ...flowOf(invoices, month) })),
    total: flowOf(invoices, year),
    thisMonth: { month: currentMonth, ...flowOf(invoices, currentMonth) },
    outstanding: sumOf(owed),
    overdue: sumOf(owed.filter(({ dueOn }) => daysUntil(dueOn, defaultTimeZone, now) < 0)),
  };
}

/** Sums the payments and refunds whose date begins with `start`. */
function flowOf(invoices: readonly ProviderInvoice[], start: string) {
  const paid = invoices.filter(({ payment }) => payment?.paidOn.startsWith(start));
  const notes = invoices.flatMap(({ creditNotes }) => creditNotes);
  const received = centsOf(paid.map(({ amount }) => amount));
  const refunded = centsOf(
    notes.filter(({ issuedAt }) => issuedAt.startsWith(start)).map(({ amount }) => amount),
  );
  return {
    paid: toAmount(received),
    refunded: toAmount(refunded),
    received: toAmount(received - refunded),
    payments: paid.length,
  };
}

function sumOf(owed: readonly ProviderInvoice[]) {
  return { count: owed.length, amount: toAmount(centsOf(owed.map(({ amount }) => amount))) };
}

function centsOf(amounts: readonly string[]): number {
  return amounts.reduce((sum, amount) => sum + toCents(amount), 0);
}
