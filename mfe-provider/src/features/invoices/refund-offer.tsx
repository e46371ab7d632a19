import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { formatMoney, Notice } from '@marquee/ui';
import { keptAmountOf } from './invoice-words.ts';

type RefundOfferProps = { invoice: ProviderInvoice };

export function RefundOffer({ invoice }: RefundOfferProps) {
  return (
    <Notice>
      {`The event was cancelled, and you still have ${formatMoney(keptAmountOf(invoice))} of this invoice. Refund what you owe your client.`}
    </Notice>
  );
}
