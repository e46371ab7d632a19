import type { invoiceParams } from '@marquee/contracts/invoice-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import type { Operation } from '@marquee/contracts/operation';
import { DownloadButton } from './download-button.tsx';

type Document = Operation & { file: string; params: typeof invoiceParams };

type InvoiceDownloadsProps = {
  invoice: Pick<ProviderInvoice, 'id' | 'number'> &
    Partial<Pick<ProviderInvoice, 'creditNotes'>> & { payment: object | null };
  /** Of the side that looks at it. */
  documents: { invoice: Document; receipt: Document };
};

/** A draft is no document yet; a receipt is there once it was paid. Each credit note is a page of the receipt's file. */
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
