import type { creditNoteParams } from '@marquee/contracts/credit-note-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import type { Operation } from '@marquee/contracts/operation';
import { DownloadButton } from './download-button.tsx';

type CreditNoteDownloadProps = {
  /** The client's or the provider's operation. */
  operation: Operation & { file: string; params: typeof creditNoteParams };
  invoiceId: string;
  creditNote: Pick<ProviderInvoice['creditNotes'][number], 'id' | 'number'>;
};

/** Downloads one credit note as a separate file. */
export function CreditNoteDownload({
  operation,
  invoiceId,
  creditNote: { id, number },
}: CreditNoteDownloadProps) {
  return (
    <DownloadButton
      operation={operation}
      input={{ params: { id: invoiceId, creditNoteId: id } }}
      fallback="Failed to download the credit note"
      variant="outline"
      size="small"
    >
      {`Download Credit Note ${number}`}
    </DownloadButton>
  );
}
