import { clientRefundRequest } from '@marquee/contracts/invoice-requests';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { sentence } from '@marquee/contracts/sentence';
import { isolated, notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { ReasonDialog } from '@marquee/web-kit/forms';
import { useClientRequestRefundMutation } from './invoices-api.ts';
import { getProviderName } from './invoice-labels.ts';

type RequestRefundDialogProps = { invoice: ClientInvoice; onClose: () => void };

export function RequestRefundDialog({ invoice, onClose }: RequestRefundDialogProps) {
  const [requestRefund] = useClientRequestRefundMutation();
  const notifyRefusal = useNotifyRefusal();
  const provider = isolated(getProviderName(invoice));

  return (
    <ReasonDialog
      schema={clientRefundRequest}
      title="Request a refund?"
      consequence={`We’ll email ${provider}, who sees your reason on the invoice and decides on the refund.`}
      keepText="Not now"
      actText="Request a refund"
      pendingText="Sending..."
      onConfirm={async (reason) => {
        await requestRefund({ params: { id: invoice.id }, body: { reason } }).unwrap();
        notify({ title: 'Refund Requested', description: sentence(`We’ve emailed ${provider}`) });
      }}
      onRefused={(refusal) => {
        notifyRefusal(refusal, { fallback: 'Failed to Request a Refund' });
      }}
      onClose={onClose}
    />
  );
}
