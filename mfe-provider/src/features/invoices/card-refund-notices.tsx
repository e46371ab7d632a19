import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { formatMoney, Notice } from '@marquee/ui';
import { formatFullDay } from '@marquee/web-kit';

type CardRefundNoticesProps = { invoice: ProviderInvoice };

/** Shows an automatic refund of a card payment, a refund that is pending, and the last refund that Stripe refused. */
export function CardRefundNotices({ invoice }: CardRefundNoticesProps) {
  const { amount, returnedAt, refundUnderWay, lastRefundRefused } = invoice;

  return (
    <>
      {returnedAt !== null && (
        <Notice>
          {`We refunded ${formatMoney(amount)} to your client’s card on ${formatFullDay(returnedAt)}, because this invoice was already settled.`}
        </Notice>
      )}
      {refundUnderWay !== null && (
        <Notice>{`A refund of ${formatMoney(refundUnderWay)} to the card is on its way.`}</Notice>
      )}
      {lastRefundRefused !== null && <Notice tone="danger">{getRefusedRefundText(lastRefundRefused)}</Notice>}
    </>
  );
}

function getRefusedRefundText({
  amount,
  refusedAt,
}: NonNullable<ProviderInvoice['lastRefundRefused']>): string {
  return `${formatMoney(amount)} was not refunded: Stripe refused the refund on ${formatFullDay(refusedAt)}. Check the payment in your Stripe account. Then try again, or refund your client another way and record it here.`;
}
