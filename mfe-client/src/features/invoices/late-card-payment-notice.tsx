import type { ClientInvoice } from '@marquee/contracts/invoices';
import { formatMoney, Notice } from '@marquee/ui';
import { formatFullDay } from '@marquee/web-kit';

type LateCardPaymentNoticeProps = { invoice: ClientInvoice };

/** Shown to a client whose card was charged, or may have been charged, after the invoice was settled. */
export function LateCardPaymentNotice({
  invoice: { amount, returnedAt, isCheckoutUnsettled },
}: LateCardPaymentNoticeProps) {
  if (returnedAt !== null) {
    return (
      <Notice>
        {`Your card was charged ${formatMoney(amount)} after this invoice was settled. We refunded all of it to your card on ${formatFullDay(returnedAt)}. ${refundDelayText}`}
      </Notice>
    );
  }
  return (
    isCheckoutUnsettled && (
      <Notice>
        {`Nothing is due. If your card was charged ${formatMoney(amount)}, we’ll refund it automatically. ${refundDelayText}`}
      </Notice>
    )
  );
}

const refundDelayText = 'It can take 5 to 10 days to appear.';
