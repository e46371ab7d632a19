import type * as api from '@marquee/contracts/invoice-operations';
import { toAmount } from '@marquee/contracts/money';
import type { Caller } from '@marquee/service-kit/auth/caller';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { InvoiceSum } from './invoice-repository.ts';
import { isUnpaid } from './domain/invoice.ts';

/** Returns what a deletion of the account would affect. A draft counts as unpaid, because its quote was accepted. */
export function getInvoicesAtStake({ invoices }: InvoiceDeps): Handler<typeof api.getInvoicesAtStake> {
  return async (_input, caller) => {
    const sums = await sumInvoices(invoices, caller);
    const unpaid = sums.filter(({ _id: status }) => isUnpaid({ status }));
    const paid = sums.filter(({ _id: status }) => !isUnpaid({ status }) && status !== 'void');
    const cents = unpaid.reduce((sum, one) => sum + one.cents, 0);
    return { unpaid: { count: countOf(unpaid), amount: toAmount(cents) }, paidCount: countOf(paid) };
  };
}

/** Empty for a caller who is neither client nor provider. */
async function sumInvoices(invoices: InvoiceDeps['invoices'], caller: Caller): Promise<InvoiceSum[]> {
  switch (caller.role) {
    case 'client':
      return invoices.sumByStatus({ clientId: caller.clientId });
    case 'provider':
      return invoices.sumByStatus({ providerId: caller.providerId });
    case 'admin':
    case null:
      return [];
  }
}

function countOf(sums: readonly InvoiceSum[]): number {
  return sums.reduce((sum, { count }) => sum + count, 0);
}
