import type { ProviderInvoice } from '@marquee/contracts/invoices';
import type { InvoiceAct } from './invoice-act.ts';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SendInvoiceDialog } from './send-invoice-dialog.tsx';
import { VoidInvoiceDialog } from './void-invoice-dialog.tsx';

type InvoiceActDialogProps = { act: InvoiceAct | null; invoice: ProviderInvoice; onClose: () => void };

const dialogs = {
  send: SendInvoiceDialog,
  record: RecordPaymentDialog,
  refund: RefundDialog,
  void: VoidInvoiceDialog,
} as const;

export function InvoiceActDialog({ act, invoice, onClose }: InvoiceActDialogProps) {
  if (act === null) {
    return null;
  }
  const ActDialog = dialogs[act];
  return <ActDialog invoice={invoice} onClose={onClose} />;
}
