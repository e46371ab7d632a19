import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Icon, QuotePreview, Small, theme } from '@marquee/ui';
import { formatShortDate } from '@marquee/web-kit';
import { styled } from 'styled-components';

export type Letterhead = { name: string; facts: string };

type ClientPreviewProps = { quote: ProviderQuote; letterhead: Letterhead };

/** The paper as the client will read it, following every change. */
export function ClientPreview({ quote, letterhead }: ClientPreviewProps) {
  const reader = quote.clientName.split(' ')[0] || 'the client';

  return (
    <Aside>
      <Head>
        <strong>
          <Icon name="eye" size={16} /> As {reader} sees it
        </strong>
        <Small as="span">{quote.validUntil && `Valid until ${formatShortDate(quote.validUntil)}`}</Small>
      </Head>
      <QuotePreview
        label={`The quote as ${reader} sees it`}
        provider={letterhead}
        kicker="Quote for"
        eventName={quote.eventName}
        lines={quote.lineItems.map(({ id, serviceName, quantity, unitPrice, totalPrice }) => ({
          id,
          name: serviceName,
          quantity,
          unitPrice,
          total: totalPrice,
        }))}
        total={{ label: 'Total', amount: quote.finalAmount }}
        moreText={(hidden) => `${hidden} more services`}
        showAllLabel="Show all"
      />
    </Aside>
  );
}

const Aside = styled.aside`
  position: sticky;
  top: calc(${theme.size.topBar} + ${theme.space[5]});

  ${theme.media.narrow} {
    position: static;
  }
`;

const Head = styled.p`
  ${theme.type.small}
  display: flex;
  justify-content: space-between;
  margin-bottom: ${theme.space[2]};

  strong {
    display: inline-flex;
    gap: ${theme.space[1]};
    align-items: center;
  }
`;
