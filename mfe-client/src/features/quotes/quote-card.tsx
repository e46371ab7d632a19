import { toLineRow } from '@marquee/contracts/priced-lines';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { Heading, PriceCard, QuoteLines, Small, theme, Title2 } from '@marquee/ui';
import { Instant } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AcceptQuote } from './accept-quote.tsx';
import { ClientQuoteBadge } from './client-quote-badge.tsx';
import { DownloadQuote } from './download-quote.tsx';
import type { QuotedEvent } from './quoted-event.ts';
import { QuoteDates } from './quote-dates.tsx';
import { QuoteNotice } from './quote-notice.tsx';
import { QuoteNotes } from './quote-notes.tsx';
import { QuotePayment } from './quote-payment.tsx';
import { getProviderName, getQuoteTitle, getShortId } from './quote-texts.ts';
import { QuoteTotals } from './quote-totals.tsx';

type QuoteCardProps = {
  quote: ClientQuote;
  event: QuotedEvent | undefined;
  invoices: ReactNode;
  onAccepted: (quote: ClientQuote) => void;
};

export function QuoteCard({ quote, event, invoices, onAccepted }: QuoteCardProps) {
  return (
    <PriceCard label={getQuoteTitle(quote)}>
      <Content>
        <header>
          <ClientQuoteBadge quote={quote} />
          <Title2 as="h3">{getQuoteTitle(quote)}</Title2>
          <Small>
            <bdi>{getProviderName(quote)}</bdi>
            {` · Quote #${getShortId(quote)} · Sent `}
            <Instant at={quote.sentToClientAt ?? quote.createdAt} />
          </Small>
        </header>
        <QuoteNotice quote={quote} event={event} />
        <div>
          <Heading as="h4">Services included</Heading>
          <QuoteLines lines={quote.lineItems.map(toLineRow)} />
          <QuoteTotals quote={quote} />
        </div>
        {event?.status !== 'cancelled' && <QuotePayment instalments={quote.instalments} />}
        <QuoteNotes notes={quote.notes} />
        <QuoteDates quote={quote} />
        <Downloads>
          <DownloadQuote id={quote.id} />
          {invoices}
        </Downloads>
        <AcceptQuote quote={quote} event={event} onAccepted={onAccepted} />
      </Content>
    </PriceCard>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  header > h3 {
    margin-top: ${theme.space[2]};
  }
`;

const Downloads = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
