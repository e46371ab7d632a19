import { getCreditNotePdf } from '@marquee/contracts/credit-note-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { FormSection, Money, Table } from '@marquee/ui';
import { CreditNoteDownload, Instant } from '@marquee/web-kit';

type CreditNotesSectionProps = { invoice: Pick<ProviderInvoice, 'id' | 'creditNotes'> };

export function CreditNotesSection({ invoice }: CreditNotesSectionProps) {
  return (
    <FormSection title="Credit notes" hint="Your refunds. Your client sees them too.">
      <Table label="Credit notes">
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Issued</th>
            <th scope="col">Reason</th>
            <th scope="col" data-align="end">
              Amount
            </th>
            <th scope="col">Document</th>
          </tr>
        </thead>
        <tbody>
          {invoice.creditNotes.map(({ id, number, issuedAt, reason, amount }) => (
            <tr key={id}>
              <td data-place="title">{number}</td>
              <td data-place="end">
                <Instant at={issuedAt} />
              </td>
              <td data-label="Reason">{reason}</td>
              <td data-place="amount" data-align="end">
                <strong>
                  <Money amount={amount} />
                </strong>
              </td>
              <td data-label="Document">
                <CreditNoteDownload
                  operation={getCreditNotePdf}
                  invoiceId={invoice.id}
                  creditNote={{ id, number }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </FormSection>
  );
}
