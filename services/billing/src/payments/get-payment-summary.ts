import { dateIn } from '@marquee/contracts/dates';
import type * as api from '@marquee/contracts/payment-summary';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceRepository } from '../invoices/invoice-repository.ts';
import { summarizePayments } from './summarize-payments.ts';

type PaymentDeps = { invoices: InvoiceRepository; timeZone: string; now: () => Date };

/** The figures of one year, by default the current one. */
export function getPaymentSummary(deps: PaymentDeps): Handler<typeof api.getPaymentSummary> {
  const { invoices, timeZone, now } = deps;
  return async ({ query }, { providerId }) => {
    const at = now();
    const currentMonth = dateIn(timeZone, at).slice(0, 7);
    const [paid, refunded, owed] = await Promise.all([
      invoices.paidByMonth(providerId),
      invoices.refundedByMonth(providerId, timeZone),
      invoices.findUnpaid(providerId),
    ]);
    const year = query.year ?? currentMonth.slice(0, 4);
    return summarizePayments({ paid, refunded, owed }, { year, currentMonth, at });
  };
}
