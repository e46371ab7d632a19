import type { ClientInvoice } from '@marquee/contracts/invoices';
import { Button, isolated, Notice } from '@marquee/ui';
import { formatDateTime } from '@marquee/web-kit';
import { useState } from 'react';
import { providerOf } from './invoice-words.ts';
import { isAnswered, refundedWordsOf } from './refundable.ts';
import { RequestRefundDialog } from './request-refund-dialog.tsx';

type RefundPendingProps = { invoice: ClientInvoice };

/** For a client who paid for a cancelled event and was not refunded in full; otherwise null. */
export function RefundPending({ invoice }: RefundPendingProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { status, isEventCancelled, requestedRefund = null, hasProviderLeft = false } = invoice;
  if (!isEventCancelled || (status !== 'paid' && status !== 'partly_refunded')) {
    return null;
  }
  if (hasProviderLeft) {
    return <Notice>{`${cancellationOf(invoice)} ${farewellOf(invoice)}`}</Notice>;
  }
  if (requestedRefund !== null && isAnswered(invoice)) {
    return (
      <Notice>{`${cancellationOf(invoice)}${refundedWordsOf(invoice)} You asked for it on ${formatDateTime(requestedRefund.requestedAt)}.`}</Notice>
    );
  }
  const what = status === 'paid' ? 'Your payment' : 'The rest of your payment';
  return (
    <>
      <Notice
        action={
          requestedRefund === null && (
            <Button
              variant="outline"
              size="small"
              onClick={() => {
                setIsAsking(true);
              }}
            >
              Request a refund
            </Button>
          )
        }
      >
        {`${cancellationOf(invoice)} ${what} isn’t refunded automatically; `}
        <bdi>{providerOf(invoice)}</bdi> decides. A refund will appear here.
        {requestedRefund !== null && (
          <span>{` You asked for it on ${formatDateTime(requestedRefund.requestedAt)}.`}</span>
        )}
      </Notice>
      {isAsking && (
        <RequestRefundDialog
          invoice={invoice}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}

/** Uses the provider's address from the issued invoice, because the account no longer exists. */
function farewellOf(invoice: ClientInvoice): string {
  const email = invoice.document?.issuer.email ?? '';
  const where = email === '' ? 'outside Marquee' : `at ${email}`;
  return `${isolated(providerOf(invoice))} has left Marquee and can no longer refund it here. Please contact them ${where}.`;
}

function cancellationOf(invoice: ClientInvoice): string {
  const { cancelledBy = null } = invoice;
  if (cancelledBy === null) {
    return 'The event was cancelled.';
  }
  return `${cancelledBy === 'client' ? 'You' : isolated(providerOf(invoice))} cancelled the event.`;
}
