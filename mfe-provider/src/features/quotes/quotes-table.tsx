import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Table } from '@marquee/ui';
import { useState } from 'react';
import { LastChangeCell } from './quote-cells.ts';
import { withPendingArchive } from './optimistic-quote.ts';
import { QuoteTableRow } from './quote-table-row.tsx';
import { SendQuoteDialog } from './send-quote-dialog.tsx';
import { useArchiveQuote } from './use-archive-quote.ts';

type QuotesTableProps = { quotes: readonly ProviderQuote[] };

export function QuotesTable({ quotes }: QuotesTableProps) {
  const [sending, setSending] = useState<ProviderQuote | null>(null);
  const { archive, archived } = useArchiveQuote();

  return (
    <>
      <Table label="Quotes">
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Event date</th>
            <th scope="col">Status</th>
            <LastChangeCell as="th" scope="col">
              Last change
            </LastChangeCell>
            <th scope="col" data-align="end">
              Total
            </th>
            <th scope="col" aria-label="Actions" />
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <QuoteTableRow
              key={quote.id}
              quote={withPendingArchive(quote, archived)}
              onSend={() => {
                setSending(quote);
              }}
              onArchive={() => {
                archive(quote);
              }}
            />
          ))}
        </tbody>
      </Table>
      {sending && (
        <SendQuoteDialog
          quote={sending}
          onClose={() => {
            setSending(null);
          }}
        />
      )}
    </>
  );
}
