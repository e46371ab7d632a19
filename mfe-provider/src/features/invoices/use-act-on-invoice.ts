import type { ProviderInvoice } from '@marquee/contracts/invoices';
import type { FieldLabels } from '@marquee/web-kit';
import { useActOn } from '@marquee/web-kit';

/** What the pages show of an invoice that its provider acts on. */
const labels: FieldLabels<ProviderInvoice> = {
  status: 'Status',
  amount: 'Amount',
  dueOn: 'Due',
  refundedAmount: 'Refunded',
  refundUnderWay: 'Refund',
};

type WriteInvoice = (revision: number | undefined) => Promise<ProviderInvoice>;

/** Acts on an invoice as the page shows it. A refusal as stale names what differs. */
export function useActOnInvoice(): (
  invoice: ProviderInvoice,
  write: WriteInvoice,
) => Promise<ProviderInvoice> {
  const actOn = useActOn();

  return (read, write) => actOn({ read, labels, write });
}
