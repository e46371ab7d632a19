import type { ClientInvoice } from '@marquee/contracts/invoices';
import { formatMoney, Notice } from '@marquee/ui';
import { formatLongDay } from '@marquee/web-kit';

type CardReturnProps = { invoice: ClientInvoice };

/** For whose card has paid too late, or may have; nothing otherwise. */
export function CardReturn({ invoice: { amount, returnedAt, isCheckoutUnsettled } }: CardReturnProps) {
  if (returnedAt !== null) {
    return (
      <Notice>
        {`Your card was charged ${formatMoney(amount)} when nothing was owed any more. All of it was sent back to the card on ${formatLongDay(returnedAt)}. ${untilSeen}`}
      </Notice>
    );
  }
  return (
    isCheckoutUnsettled && (
      <Notice>
        {`Nothing is owed any more. If your card was charged ${formatMoney(amount)} all the same, all of it goes back to the card by itself. ${untilSeen}`}
      </Notice>
    )
  );
}

const untilSeen = 'It can take 5 to 10 days until you see it there.';
