import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { formatMoney, Notice } from '@marquee/ui';
import { formatLongDay } from '@marquee/web-kit';

type CardRefundNoticesProps = { invoice: ProviderInvoice };

/** What went back to the client's card, is on its way there, or did not get there. */
export function CardRefundNotices({ invoice }: CardRefundNoticesProps) {
  const { amount, returnedAt, refundUnderWay, lastRefundRefused } = invoice;

  return (
    <>
      {returnedAt !== null && (
        <Notice>
          {`${formatMoney(amount)} that your client paid by card went back to the card on ${formatLongDay(returnedAt)}, because nothing was owed any more.`}
        </Notice>
      )}
      {refundUnderWay !== null && (
        <Notice>{`${formatMoney(refundUnderWay)} are on their way back to the card.`}</Notice>
      )}
      {lastRefundRefused !== null && <Notice tone="danger">{whatToDoAbout(lastRefundRefused)}</Notice>}
    </>
  );
}

function whatToDoAbout({ amount, refusedAt }: NonNullable<ProviderInvoice['lastRefundRefused']>): string {
  return `${formatMoney(amount)} did not go back to the card: the refund was refused on ${formatLongDay(refusedAt)}. Look at the payment in your Stripe account. Then ask again, or give the money back in another way and write that down here as a refund.`;
}
