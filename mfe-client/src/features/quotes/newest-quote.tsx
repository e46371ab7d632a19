import { Caption, LinkButton, Money, PriceCard, Small, theme, Title2 } from '@marquee/ui';
import { formatDate, Instant, Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { getQuoteAcceptance } from './get-quote-acceptance.ts';
import { ClientQuoteBadge } from './client-quote-badge.tsx';
import { QuoteNotice } from './quote-notice.tsx';
import { getProviderName, getQuoteTitle } from './quote-texts.ts';
import type { FindQuotedEvent } from './quoted-event.ts';
import { useClientQuotes } from './use-client-quotes.ts';

type NewestQuoteProps = { findEvent: FindQuotedEvent };

/** Summarizes the newest quote whose event was not cancelled, with the time when it was accepted or sent; null without such a quote. */
export function NewestQuote({ findEvent }: NewestQuoteProps) {
  const { quotes } = useClientQuotes();
  const quote = quotes.find(({ eventId }) => findEvent(eventId)?.status !== 'cancelled');

  if (!quote) {
    return null;
  }
  const event = findEvent(quote.eventId);
  const { canAccept } = getQuoteAcceptance(quote, event);

  return (
    <PriceCard label="Newest quote">
      <Content>
        <Head>
          <ClientQuoteBadge quote={quote} />
          <Caption>
            <Instant at={quote.clientAcceptedAt ?? quote.sentToClientAt ?? quote.createdAt} />
          </Caption>
        </Head>
        <QuoteNotice quote={quote} event={event} />
        <Title2 as="h3">{getQuoteTitle(quote)}</Title2>
        <Small>{getProviderName(quote)}</Small>
        <Total>
          <Money amount={quote.finalAmount} />
        </Total>
        {canAccept && quote.validUntil !== null && (
          <Small>{`Valid until ${formatDate(quote.validUntil)}`}</Small>
        )}
        <LinkButton as={Link} to="?tab=quotes" $variant="outline">
          View quote
        </LinkButton>
      </Content>
    </PriceCard>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};

  > a {
    margin-top: ${theme.space[4]};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[2]};
`;

const Total = styled.strong`
  ${theme.type.figure2}
  margin-block: ${theme.space[3]} ${theme.space[1]};

  > span {
    font-variant-numeric: normal;
  }
`;
