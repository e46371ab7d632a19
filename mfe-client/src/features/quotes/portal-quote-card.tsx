import type { getClientQuote } from '@marquee/contracts/client-quote-operations';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { FactList, PriceCard, QuoteStatusBadge, theme, Title3 } from '@marquee/ui';
import { formatFullDay } from '@marquee/web-kit';
import { styled } from 'styled-components';
import type { z } from 'zod';
import { AcceptQuote } from './accept-quote.tsx';
import { DownloadQuote } from './download-quote.tsx';
import { QuoteNotice } from './quote-notice.tsx';
import type { QuotedEvent } from './quoted-event.ts';
import { QuotePayment } from './quote-payment.tsx';
import { getProviderName, getQuoteTitle } from './quote-texts.ts';
import { QuoteTotals } from './quote-totals.tsx';

type PortalQuoteCardProps = {
  quote: NonNullable<z.output<typeof getClientQuote.response>>;
  event: QuotedEvent | undefined;
  onAccepted: (quote: ClientQuote) => void;
};

export function PortalQuoteCard({ quote, event, onAccepted }: PortalQuoteCardProps) {
  const clientAccepted = quote.status === 'Accepted';
  const standing = { ...quote, clientAccepted };

  return (
    <PriceCard label="Your quote">
      <Content>
        <div>
          <QuoteStatusBadge status={clientAccepted ? 'client_accepted' : 'sent_to_client'}>
            {quote.status}
          </QuoteStatusBadge>
        </div>
        <Title3 as="h3">{getQuoteTitle(quote)}</Title3>
        <QuoteNotice quote={standing} event={event} />
        <div>
          <QuoteTotals quote={quote} />
        </div>
        {event?.status !== 'cancelled' && <QuotePayment instalments={quote.instalments} />}
        <FactList
          facts={[
            { term: 'Provider', detail: getProviderName(quote) },
            { term: 'For', detail: quote.clientEmail },
            { term: 'Created', detail: quote.createdAt === null ? 'N/A' : formatFullDay(quote.createdAt) },
          ]}
        />
        <div>
          <DownloadQuote id={quote.id} />
        </div>
        <AcceptQuote quote={standing} event={event} onAccepted={onAccepted} />
      </Content>
    </PriceCard>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
