import type { WorkflowRow } from '@marquee/contracts/workflow';
import type { Invoice } from '../projections/invoice-repository.ts';

export type InvoiceSteps = Pick<WorkflowRow, 'invoiceSentAt' | 'invoicePaidAt' | 'isPaymentAwaited'>;

/**
 * `invoiceSentAt` is when the first invoice was sent. `invoicePaidAt` is set while all invoices that are not void are paid and add up to
 * the accepted total; an invoice with a refund does not count as paid.
 */
export function invoiceSteps(invoices: readonly Invoice[]): InvoiceSteps {
  const demanded = invoices.filter(({ status }) => status !== 'void');
  return {
    invoiceSentAt: toInstants(invoices.map(({ sentAt }) => sentAt)).at(0) ?? null,
    invoicePaidAt: isPaid(demanded)
      ? (toInstants(demanded.map(({ paidAt }) => paidAt)).at(-1) ?? null)
      : null,
    isPaymentAwaited: invoices.some(({ status }) => status === 'sent'),
  };
}

function isPaid(demanded: readonly Invoice[]): boolean {
  const paidCents = demanded.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return demanded.every(({ status, quoteTotalCents }) => status === 'paid' && quoteTotalCents === paidCents);
}

/** The known dates as instants, earliest first. */
function toInstants(dates: readonly (Date | null)[]): string[] {
  return dates.flatMap((date) => (date === null ? [] : [date.toISOString()])).toSorted();
}
