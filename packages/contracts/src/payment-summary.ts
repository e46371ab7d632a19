import { z } from 'zod';
import { amount } from './money.ts';
import type { Operation } from './operation.ts';

/** Money by date: a payment counts on its own date, a refund on the date of its credit note. `received` is `paid` minus `refunded`. */
const flow = z.object({ paid: amount, refunded: amount, received: amount, payments: z.int() });

/** `month` is `YYYY-MM` in the platform's time zone. */
const monthFlow = flow.extend({ month: z.string() });
export type MonthFlow = z.infer<typeof monthFlow>;

const owed = z.object({ count: z.int(), amount });

/** A provider's payments over all invoices; `docs/decisions/0018` defines each figure. */
export const paymentSummary = z.object({
  year: z.int(),
  /** The years with a payment or a refund, and the current one; newest first. */
  years: z.array(z.int()),
  /** Every month of the year in order. In the current year, the months up to now. */
  months: z.array(monthFlow),
  total: flow,
  thisMonth: monthFlow,
  /** Invoices that were sent and are unpaid, with any due date. */
  outstanding: owed,
  /** The part of `outstanding` whose due date has passed. */
  overdue: owed,
});
export type PaymentSummary = z.infer<typeof paymentSummary>;

const year = z.string().regex(/^20\d{2}$/, 'A year has four digits, such as 2026');

export const getPaymentSummary = {
  method: 'get',
  path: '/billing/payments/summary',
  service: 'billing',
  actor: 'provider',
  summary: 'Amounts that the provider has received and refunded, by month of one year, and the amounts owed',
  query: z.object({ year: year.optional() }),
  status: 200,
  response: paymentSummary,
} as const satisfies Operation;
