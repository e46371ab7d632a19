import type { ClientInvoice } from '@marquee/contracts/invoices';
import { Button, isolated, Notice } from '@marquee/ui';
import { formatDateTime } from '@marquee/web-kit';
import { useState } from 'react';
import { getProviderName } from './invoice-labels.ts';
import { isAnswered, getRefundSummary } from './refundable.ts';
import { RequestRefundDialog } from './request-refund-dialog.tsx';

type RefundPendingProps = { invoice: ClientInvoice };

/** Shown to a client who paid for a cancelled event and was not refunded in full; otherwise null. */
export function RefundPending({ invoice }: RefundPendingProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { status, isEventCancelled, requestedRefund = null, hasProviderLeft = false } = invoice;
  if (!isEventCancelled || (status !== 'paid' && status !== 'partly_refunded')) {
    return null;
  }
  if (hasProviderLeft) {
    return <Notice>{`${getCancellationText(invoice)} ${getProviderLeftText(invoice)}`}</Notice>;
  }
  if (requestedRefund !== null && isAnswered(invoice)) {
    return (
      <Notice>{`${getCancellationText(invoice)}${getRefundSummary(invoice)} You asked for it on ${formatDateTime(requestedRefund.requestedAt)}.`}</Notice>
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
                setIsDialogOpen(true);
              }}
            >
              Request a refund
            </Button>
          )
        }
      >
        {`${getCancellationText(invoice)} ${what} isn’t refunded automatically; `}
        <bdi>{getProviderName(invoice)}</bdi> decides. A refund will appear here.
        {requestedRefund !== null && (
          <span>{` You asked for it on ${formatDateTime(requestedRefund.requestedAt)}.`}</span>
        )}
      </Notice>
      {isDialogOpen && (
        <RequestRefundDialog
          invoice={invoice}
          onClose={() => {
            setIsDialogOpen(false);
          }}
        />
      )}
    </>
  );
}

/** Uses the provider's email address from the issued invoice, because the provider's account no longer exists. */
function getProviderLeftText(invoice: ClientInvoice): string {
  const email = invoice.document?.issuer.email ?? '';
  const where = email === '' ? 'outside Marquee' : `at ${email}`;
  return `${isolated(getProviderName(invoice))} has left Marquee and can no longer refund it here. Please contact them ${where}.`;
}

function getCancellationText(invoice: ClientInvoice): string {
  const { cancelledBy = null } = invoice;
  if (cancelledBy === null) {
    return 'The event was cancelled.';
  }
  return `${cancelledBy === 'client' ? 'You' : isolated(getProviderName(invoice))} cancelled the event.`;
}
