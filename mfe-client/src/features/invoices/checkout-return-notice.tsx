import type { ClientInvoice } from '@marquee/contracts/invoices';
import { Button, Notice } from '@marquee/ui';

type CheckoutReturnNoticeProps = { invoice: ClientInvoice; onRefresh: () => void };

/** Shown to a client who returns from the payment processor's page. The processor may not have confirmed the payment yet. */
export function CheckoutReturnNotice({ invoice, onRefresh }: CheckoutReturnNoticeProps) {
  if (invoice.status === 'paid') {
    return <Notice tone="success">Thank you. This invoice is paid.</Notice>;
  }
  if (invoice.status !== 'sent') {
    return null;
  }
  return (
    <Notice
      action={
        <Button variant="outline" size="small" icon="refresh-cw" onClick={onRefresh}>
          Refresh
        </Button>
      }
    >
      Your payment is being processed. Refresh the page before you try to pay again.
    </Notice>
  );
}
