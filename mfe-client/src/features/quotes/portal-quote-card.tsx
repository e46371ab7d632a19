import type { getClientQuote } from '@marquee/contracts/client-quote-operations';
import { Button, FactList, Notice, PricePaper, QuoteStatusBadge, theme, TotalLine } from '@marquee/ui';
import { formatLongDay } from '@marquee/web-kit';
import { styled } from 'styled-components';
import type { z } from 'zod';
import { acceptanceNote } from './acceptance-note.ts';

type PortalQuoteCardProps = {
  quote: NonNullable<z.output<typeof getClientQuote.response>>;
  onAccept: () => void;
};

export function PortalQuoteCard({ quote, onAccept }: PortalQuoteCardProps) {
  const isAccepted = quote.status === 'Accepted';
  const note = acceptanceNote({ ...quote, clientAccepted: isAccepted });

  return (
    <PricePaper label="Your quote">
      <Content>
        <div>
          <QuoteStatusBadge status={isAccepted ? 'client_accepted' : 'sent_to_client'}>
            {quote.status}
          </QuoteStatusBadge>
        </div>
        <TotalLine label="Total" amount={quote.finalAmount} />
        <FactList
          facts={[
            { term: 'For', detail: quote.clientEmail },
            { term: 'Created', detail: formatLongDay(quote.createdAt) },
          ]}
        />
        {note && <Notice>{note}</Notice>}
        {!isAccepted && note === null && (
          <Button variant="spotlight" onClick={onAccept}>
            Accept this Quote
          </Button>
        )}
      </Content>
    </PricePaper>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
