import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Table } from '@marquee/ui';
import { useState } from 'react';
import { useArchiveQuote } from './use-archive-quote.ts';
import { QuoteTableRow } from './quote-table-row.tsx';
import { SendQuoteDialog } from './send-quote-dialog.tsx';

type QuotesTableProps = { quotes: readonly ProviderQuote[] };

export function QuotesTable({ quotes }: QuotesTableProps) {
  const [sending, setSending] = useState<ProviderQuote | null>(null);
  const { archive, archivingId } = useArchiveQuote();

  return (
    <>
      <Table label="Quotes">
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Event date</th>
            <th scope="col">Status</th>
            <th scope="col">Last change</th>
            <th scope="col" data-align="end">
              Total
            </th>
            <th scope="col" aria-label="Actions" />
          </tr>
        </thead>
        <tbody>
          {quotes
            .filter(({ id }) => id !== archivingId)
            .map((quote) => (
              <QuoteTableRow
                key={quote.id}
                quote={quote}
                onSend={() => {
                  setSending(quote);
                }}
                onArchive={() => void archive(quote)}
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
