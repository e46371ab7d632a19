import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { ConfirmDialog, FactList, formatMoney, isolated, notify } from '@marquee/ui';
import { formatDate, invoicePartOf, useNotifyRefusal } from '@marquee/web-kit';
import { clientOf } from './invoice-words.ts';
import { useProviderSendInvoiceMutation } from './invoices-api.ts';
import { useActOnInvoice } from './use-act-on-invoice.ts';

type SendInvoiceDialogProps = { invoice: ProviderInvoice; onClose: () => void };

export function SendInvoiceDialog({ invoice, onClose }: SendInvoiceDialogProps) {
  const [sendInvoice, { isLoading }] = useProviderSendInvoiceMutation();
  const actOnInvoice = useActOnInvoice();
  const notifyRefusal = useNotifyRefusal();
  const { id, eventName, amount, dueOn } = invoice;

  async function send() {
    try {
      await actOnInvoice(invoice, (revision) => sendInvoice({ params: { id }, body: { revision } }).unwrap());
      notify({ title: 'Invoice Sent', description: `${isolated(clientOf(invoice))} can read it now.` });
      onClose();
    } catch (refusal) {
      notifyRefusal(refusal, { title: 'Failed to Send Invoice', fallback: 'Please try again' });
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Send the invoice for ${isolated(eventName)}?`}
      confirmLabel="Send Now"
      cancelLabel="Not yet"
      withPrice
      pending={isLoading}
      pendingText="Sending..."
      onConfirm={() => void send()}
    >
      <FactList
        facts={[
          { term: 'To', detail: clientOf(invoice) },
          { term: 'For', detail: invoicePartOf(invoice) },
          { term: 'Due', detail: formatDate(dueOn) },
          { term: 'Amount', detail: formatMoney(amount) },
        ]}
      />
    </ConfirmDialog>
  );
}
