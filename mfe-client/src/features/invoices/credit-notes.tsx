import { getClientCreditNotePdf } from '@marquee/contracts/credit-note-operations';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { Heading, InstalmentList } from '@marquee/ui';
import { CreditNoteDownload, formatFullDay } from '@marquee/web-kit';

type CreditNotesProps = { invoice: Pick<ClientInvoice, 'id' | 'creditNotes'> };

/** Shows the provider's refunds with their reasons; null without refunds. */
export function CreditNotes({ invoice }: CreditNotesProps) {
  const { id: invoiceId, creditNotes } = invoice;

  if (creditNotes.length === 0) {
    return null;
  }
  return (
    <div>
      <Heading as="h2">Refunded</Heading>
      <InstalmentList
        instalments={creditNotes.map(({ id, number, amount, reason, issuedAt }) => ({
          name: `Credit note ${number}`,
          amount,
          due: [formatFullDay(issuedAt), reason].filter((text) => text !== '').join(': '),
          action: (
            <CreditNoteDownload
              operation={getClientCreditNotePdf}
              invoiceId={invoiceId}
              creditNote={{ id, number }}
            />
          ),
        }))}
      />
    </div>
  );
}
