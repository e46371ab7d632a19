import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { formatMoney, Notice } from '@marquee/ui';
import { formatDateTime } from '@marquee/web-kit';
import { getRefundableAmount } from './invoice-labels.ts';

type RefundOfferProps = { invoice: ProviderInvoice };

export function RefundOffer({ invoice }: RefundOfferProps) {
  const { requestedRefund = null } = invoice;

  return (
    <>
      <Notice>
        {`${cancellationTexts[invoice.cancelledBy ?? 'unknown']}, and you still have ${formatMoney(getRefundableAmount(invoice))} of this invoice. Refund what you owe your client.`}
      </Notice>
      {requestedRefund !== null && (
        <Notice tone="danger">
          {`Your client asked for a refund on ${formatDateTime(requestedRefund.requestedAt)}: `}
          <bdi>{requestedRefund.reason}</bdi>
        </Notice>
      )}
    </>
  );
}

const cancellationTexts = {
  client: 'Your client cancelled the event',
  provider: 'You cancelled the event',
  unknown: 'The event was cancelled',
};
