import type { ClientInvoice } from '@marquee/contracts/invoices';
import { formatMoney, Notice } from '@marquee/ui';
import { formatLongDay } from '@marquee/web-kit';

type CardReturnProps = { invoice: ClientInvoice };

/** For whose card has paid too late; nothing otherwise. */
export function CardReturn({ invoice: { amount, returnedAt } }: CardReturnProps) {
  return (
    returnedAt !== null && (
      <Notice>
        {`${formatMoney(amount)} that you paid by card went back to your card on ${formatLongDay(returnedAt)}, because nothing was owed any more.`}
      </Notice>
    )
  );
}
