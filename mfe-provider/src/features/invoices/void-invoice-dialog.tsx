import { voidRequest } from '@marquee/contracts/invoice-requests';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { isolated, notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { ReasonDialog } from '@marquee/web-kit/forms';
import { getClientLabel } from './invoice-labels.ts';
import { useProviderVoidInvoiceMutation } from './invoices-api.ts';
import { useInvoiceAction } from './use-invoice-action.ts';

type VoidInvoiceDialogProps = { invoice: ProviderInvoice; onClose: () => void };

export function VoidInvoiceDialog({ invoice, onClose }: VoidInvoiceDialogProps) {
  const [voidInvoice] = useProviderVoidInvoiceMutation();
  const runInvoiceAction = useInvoiceAction();
  const notifyRefusal = useNotifyRefusal();

  async function voidWithReason(reason: string) {
    await runInvoiceAction(invoice, (revision) =>
      voidInvoice({ params: { id: invoice.id }, body: { reason, revision } }).unwrap(),
    );
    notify({ title: 'Invoice Voided', description: 'Nothing is due on it.' });
  }

  return (
    <ReasonDialog
      schema={voidRequest}
      title={`Void the invoice for ${isolated(invoice.eventName)}?`}
      consequence={getConsequence(invoice)}
      keepText="Keep it"
      actText="Void Invoice"
      pendingText="Voiding..."
      onConfirm={voidWithReason}
      onRefused={(refusal) => {
        notifyRefusal(refusal, { fallback: 'Failed to Void the Invoice' });
      }}
      onClose={onClose}
    />
  );
}

function getConsequence(invoice: ProviderInvoice): string {
  return invoice.status === 'draft'
    ? 'It will not be sent. You can’t undo this.'
    : `${isolated(getClientLabel(invoice))} will see that nothing is due, with your reason. If a card payment also goes through, we’ll refund it. You can’t undo this.`;
}
