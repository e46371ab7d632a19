import type { WorkflowRow } from '@marquee/contracts/workflow';
import type { Invoice } from '../projections/invoice-repository.ts';

export type InvoiceSteps = Pick<WorkflowRow, 'invoiceSentAt' | 'invoicePaidAt' | 'isPaymentAwaited'>;

/**
 * Sent at the first invoice; paid while all invoices that are not void are paid and add up to the accepted total. A refund makes one
 * unpaid.
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

/** Earliest first. */
function toInstants(dates: readonly (Date | null)[]): string[] {
  return dates.flatMap((date) => (date === null ? [] : [date.toISOString()])).toSorted();
}
