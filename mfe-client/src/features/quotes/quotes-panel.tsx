import type { ClientQuote } from '@marquee/contracts/quotes';
import { Button, Skeleton, theme, Title2 } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AcceptQuoteDialog } from './accept-quote-dialog.tsx';
import { acceptanceOf } from './acceptance-of.ts';
import { NoQuotes } from './no-quotes.tsx';
import type { FindQuotedEvent } from './quoted-event.ts';
import { QuoteCard } from './quote-card.tsx';
import { useAcceptQuote } from './use-accept-quote.ts';
import { useClientQuotes } from './use-client-quotes.ts';

type QuotesPanelProps = {
  eventOf: FindQuotedEvent;
  /** Links to what was sent of a quote. */
  invoicesOf: (quoteId: string) => ReactNode;
  onAccepted: (quote: ClientQuote) => void;
};

export function QuotesPanel({ eventOf, invoicesOf, onAccepted }: QuotesPanelProps) {
  const { quotes, total, isLoading, error, refetch, ...paging } = useClientQuotes();
  const { accept, isAccepting } = useAcceptQuote(onAccepted);
  const [accepting, setAccepting] = useState<ClientQuote | null>(null);
  const close = () => {
    setAccepting(null);
  };

  if (isLoading) {
    return <Skeleton label="Loading your quotes" rows={3} />;
  }
  if (error && quotes.length === 0) {
    return (
      <CallFailure title="The quotes could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  if (quotes.length === 0) {
    return <NoQuotes />;
  }
  return (
    <Panel>
      <Title2>{`Quotes (${total})`}</Title2>
      {quotes.map((quote) => (
        <QuoteCard
          key={quote.id}
          quote={quote}
          event={eventOf(quote.eventId)}
          invoices={invoicesOf(quote.id)}
          onAccept={() => {
            setAccepting(quote);
          }}
        />
      ))}
      {paging.hasNextPage && (
        <Button
          variant="outline"
          pending={paging.isFetchingNextPage}
          onClick={() => void paging.fetchNextPage()}
        >
          Show older quotes
        </Button>
      )}
      {accepting && (
        <AcceptQuoteDialog
          {...acceptanceOf(accepting, eventOf(accepting.eventId))}
          pending={isAccepting}
          onClose={close}
          onConfirm={() => void accept(accepting).finally(close)}
        />
      )}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${theme.space[5]};
  max-width: ${theme.frame.paper};
`;
