import type { invoiceParams } from '@marquee/contracts/invoice-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import type { Operation } from '@marquee/contracts/operation';
import { DownloadButton } from './download-button.tsx';

type Document = Operation & { file: string; params: typeof invoiceParams };

type InvoiceDownloadsProps = {
  invoice: Pick<ProviderInvoice, 'id' | 'number'> &
    Partial<Pick<ProviderInvoice, 'creditNotes'>> & { payment: object | null };
  /** The client's or the provider's operations. */
  documents: { invoice: Document; receipt: Document };
};

/** Buttons for an invoice's files. A draft has none; a paid invoice has a receipt, whose file includes a page for each credit note. */
export function InvoiceDownloads({ invoice, documents }: InvoiceDownloadsProps) {
  const { id, number, payment, creditNotes = [] } = invoice;
  const shared = { input: { params: { id } }, variant: 'outline', size: 'small' } as const;

  return (
    <>
      {number !== null && (
        <DownloadButton operation={documents.invoice} fallback="Failed to download the invoice" {...shared}>
          Download PDF
        </DownloadButton>
      )}
      {payment !== null && (
        <DownloadButton operation={documents.receipt} fallback="Failed to download the receipt" {...shared}>
          {creditNotes.length === 0 ? 'Download Receipt' : 'Download Receipt and Credit Notes'}
        </DownloadButton>
      )}
    </>
  );
}
