import type { ClientInvoice } from '@marquee/contracts/invoices';
import { Heading, InstalmentList } from '@marquee/ui';
import { formatLongDay } from '@marquee/web-kit';

type CreditNotesProps = { creditNotes: ClientInvoice['creditNotes'] };

/** What the provider gave back, and why; nothing while nothing was. */
export function CreditNotes({ creditNotes }: CreditNotesProps) {
  if (creditNotes.length === 0) {
    return null;
  }
  return (
    <div>
      <Heading as="h2">Refunded</Heading>
      <InstalmentList
        instalments={creditNotes.map(({ number, amount, reason, issuedAt }) => ({
          name: `Credit note ${number}`,
          amount,
          due: [formatLongDay(issuedAt), reason].filter((words) => words !== '').join(': '),
        }))}
      />
    </div>
  );
}
