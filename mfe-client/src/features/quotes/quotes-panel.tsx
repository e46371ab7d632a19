import type { ClientQuote } from '@marquee/contracts/quotes';
import { Skeleton, theme } from '@marquee/ui';
import { CallFailure, LeftOutNotice, ShowMore } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NoQuotes } from './no-quotes.tsx';
import type { FindQuotedEvent } from './quoted-event.ts';
import { QuoteCard } from './quote-card.tsx';
import { useClientQuotes } from './use-client-quotes.ts';
import { TitledPanel } from '../../titled-panel.tsx';

type QuotesPanelProps = {
  findEvent: FindQuotedEvent;
  /** Links to the sent invoices of a quote. */
  renderInvoices: (quoteId: string) => ReactNode;
  onAccepted: (quote: ClientQuote) => void;
};

export function QuotesPanel({ findEvent, renderInvoices, onAccepted }: QuotesPanelProps) {
  const { pages, quotes, total, isLoading, error, refetch, ...paging } = useClientQuotes();

  if (isLoading) {
    return (
      <TitledPanel title="Quotes">
        <Skeleton label="Loading your quotes" rows={3} />
      </TitledPanel>
    );
  }
  if (error && quotes.length === 0) {
    return (
      <TitledPanel title="Quotes">
        <CallFailure title="The quotes could not be loaded" error={error} onRetry={() => void refetch()} />
      </TitledPanel>
    );
  }
  return (
    <TitledPanel title={`Quotes (${total})`}>
      {quotes.length === 0 && <NoQuotes />}
      {quotes.map((quote) => (
        <Card key={quote.id}>
          <QuoteCard
            quote={quote}
            event={findEvent(quote.eventId)}
            invoices={renderInvoices(quote.id)}
            onAccepted={onAccepted}
          />
        </Card>
      ))}
      <LeftOutNotice pages={pages} rowName="quote" />
      <ShowMore paging={paging}>Show older quotes</ShowMore>
    </TitledPanel>
  );
}

const Card = styled.div`
  max-width: ${theme.frame.paper};
`;
