import type { ClientInvoice } from '@marquee/contracts/invoices';
import { formatMoney, Notice } from '@marquee/ui';
import { formatFullDay } from '@marquee/web-kit';

type CardReturnProps = { invoice: ClientInvoice };

/** For a client whose card paid too late, or may have; otherwise null. */
export function CardReturn({ invoice: { amount, returnedAt, isCheckoutUnsettled } }: CardReturnProps) {
  if (returnedAt !== null) {
    return (
      <Notice>
        {`Your card was charged ${formatMoney(amount)} after this invoice was settled. We refunded all of it to your card on ${formatFullDay(returnedAt)}. ${untilSeen}`}
      </Notice>
    );
  }
  return (
    isCheckoutUnsettled && (
      <Notice>
        {`Nothing is due. If your card was charged ${formatMoney(amount)}, we’ll refund it automatically. ${untilSeen}`}
      </Notice>
    )
  );
}

const untilSeen = 'It can take 5 to 10 days to appear.';
