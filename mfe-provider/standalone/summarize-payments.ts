import { dateIn, daysUntil, defaultTimeZone } from '@marquee/contracts/dates';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { toAmount, toCents } from '@marquee/contracts/money';
import type { PaymentSummary } from '@marquee/contracts/payment-summary';

/** The payments and refunds of a year by month, and the amounts owed. */
export function summarizePayments(
  invoices: readonly ProviderInvoice[],
  { year: requestedYear, now }: { year: string | undefined; now: Date },
): PaymentSummary {
  const currentMonth = dateIn(defaultTimeZone, now).slice(0, 7);
  const year = requestedYear ?? currentMonth.slice(0, 4);
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const paidDates = invoices.map(({ payment }) => payment?.paidOn ?? '').filter(Boolean);
  const owed = invoices.filter(({ status }) => status === 'sent');
  return {
    year: Number(year),
    years: [...new Set([currentMonth, ...paidDates].map((date) => Number(date.slice(0, 4))))].toReversed(),
    months: months
      .filter((month) => !currentMonth.startsWith(year) || month <= currentMonth)
      .map((month) => ({ month, ...getFlow(invoices, month) })),
    total: getFlow(invoices, year),
    thisMonth: { month: currentMonth, ...getFlow(invoices, currentMonth) },
    outstanding: sumInvoices(owed),
    overdue: sumInvoices(owed.filter(({ dueOn }) => daysUntil(dueOn, defaultTimeZone, now) < 0)),
  };
}

/** Sums the payments and refunds whose date begins with `start`. */
function getFlow(invoices: readonly ProviderInvoice[], start: string) {
  const paid = invoices.filter(({ payment }) => payment?.paidOn.startsWith(start));
  const notes = invoices.flatMap(({ creditNotes }) => creditNotes);
  const received = sumCents(paid.map(({ amount }) => amount));
  const refunded = sumCents(
    notes.filter(({ issuedAt }) => issuedAt.startsWith(start)).map(({ amount }) => amount),
  );
  return {
    paid: toAmount(received),
    refunded: toAmount(refunded),
    received: toAmount(received - refunded),
    payments: paid.length,
  };
}

function sumInvoices(owed: readonly ProviderInvoice[]) {
  return { count: owed.length, amount: toAmount(sumCents(owed.map(({ amount }) => amount))) };
}

function sumCents(amounts: readonly string[]): number {
  return amounts.reduce((sum, amount) => sum + toCents(amount), 0);
}
