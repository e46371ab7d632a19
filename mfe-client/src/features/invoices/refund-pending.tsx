import type { ClientInvoice } from '@marquee/contracts/invoices';
import { Notice } from '@marquee/ui';
import { providerOf } from './invoice-words.ts';

type RefundPendingProps = { invoice: ClientInvoice };

/** For who has paid for an event that was cancelled and has not got all of it back; nothing otherwise. */
export function RefundPending({ invoice }: RefundPendingProps) {
  const { status, isEventCancelled } = invoice;
  if (!isEventCancelled || (status !== 'paid' && status !== 'partly_refunded')) {
    return null;
  }
  const what = status === 'paid' ? 'What you paid' : 'The rest of what you paid';
  return (
    <Notice>
      {`The event was cancelled. ${what} does not go back by itself: `}
      <bdi>{providerOf(invoice)}</bdi> decides on a refund. Once they make one, you read it here.
    </Notice>
  );
}
