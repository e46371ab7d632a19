import type { ProviderInvoice } from '@marquee/contracts/invoices';
import type { FieldLabels } from '@marquee/web-kit';
import { useActOn } from '@marquee/web-kit';

/** The labels of the fields of an invoice that the provider's pages show. */
const labels: FieldLabels<ProviderInvoice> = {
  status: 'Status',
  amount: 'Amount',
  dueOn: 'Due',
  refundedAmount: 'Refunded',
  refundUnderWay: 'Refund',
};

type WriteInvoice = (revision: number | undefined) => Promise<ProviderInvoice>;

/** Performs an action on an invoice as the page shows it. The refusal of a stale write names the changed fields. */
export function useActOnInvoice(): (
  invoice: ProviderInvoice,
  write: WriteInvoice,
) => Promise<ProviderInvoice> {
  const actOn = useActOn();

  return (read, write) => actOn({ read, labels, write });
}
