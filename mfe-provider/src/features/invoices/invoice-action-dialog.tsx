import type { ProviderInvoice } from '@marquee/contracts/invoices';
import type { InvoiceAction } from './invoice-action.ts';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SendInvoiceDialog } from './send-invoice-dialog.tsx';
import { VoidInvoiceDialog } from './void-invoice-dialog.tsx';

type InvoiceActionDialogProps = {
  action: InvoiceAction | null;
  invoice: ProviderInvoice;
  onClose: () => void;
};

const dialogs = {
  send: SendInvoiceDialog,
  record: RecordPaymentDialog,
  refund: RefundDialog,
  void: VoidInvoiceDialog,
} as const;

export function InvoiceActionDialog({ action, invoice, onClose }: InvoiceActionDialogProps) {
  if (action === null) {
    return null;
  }
  const ActionDialog = dialogs[action];
  return <ActionDialog invoice={invoice} onClose={onClose} />;
}
