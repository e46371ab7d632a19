import { subtotalRows, toLineRow } from '@marquee/contracts/priced-lines';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Icon, QuotePreview, Small, theme } from '@marquee/ui';
import { formatDate, toInstalmentLines } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { getInstalments } from './get-instalments.ts';
import { isRevision } from './sent-version.ts';

export type Letterhead = { name: string; facts: string };

type ClientPreviewProps = { quote: ProviderQuote; letterhead: Letterhead };

/** The quote as the client will read it, updated with every change. */
export function ClientPreview({ quote, letterhead }: ClientPreviewProps) {
  const [firstName = ''] = quote.clientName.split(' ');
  // If an open quote has no public page, the client's account was deleted, and the quote contains a pseudonym.
  const isClientDeleted = !quote.archived && quote.hasPublicPage === false;
  const reader = firstName === '' || isClientDeleted ? 'the client' : firstName;
  const instalments = toInstalmentLines(getInstalments(quote));
  const verb = isRevision(quote) ? 'will see' : 'sees';

  return (
    <Aside>
      <Head>
        <strong>
          <Icon name="eye" size={16} />
          <span>
            As <bdi>{reader}</bdi> {verb} it
          </span>
        </strong>
        <Small as="span">{quote.validUntil !== null && `Valid until ${formatDate(quote.validUntil)}`}</Small>
      </Head>
      <QuotePreview
        label={`The quote as ${reader} ${verb} it`}
        provider={letterhead}
        kicker="Quote for"
        eventName={quote.eventName}
        lines={quote.lineItems.map(toLineRow)}
        subtotals={subtotalRows(quote)}
        total={{ label: 'Total', amount: quote.finalAmount }}
        payment={instalments.length === 0 ? undefined : { title: 'Payment', instalments }}
        notes={quote.notes === '' ? undefined : { title: 'Notes', text: quote.notes }}
        moreText={(hidden) => (hidden === 1 ? '1 more service' : `${hidden} more services`)}
        showAllLabel="Show all"
      />
    </Aside>
  );
}

const Aside = styled.aside`
  position: sticky;
  top: ${theme.space[5]};
  max-height: calc(100dvh - ${theme.size.dock} - ${theme.space[6]});
  margin: 0 calc(-1 * ${theme.space[4]}) calc(-1 * ${theme.space[5]});
  padding: 0 ${theme.space[4]} ${theme.space[5]};
  overflow-y: auto;

  ${theme.media.narrow} {
    position: static;
    max-height: none;
  }
`;

const Head = styled.p`
  ${theme.type.small}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  margin-bottom: ${theme.space[2]};

  strong {
    display: inline-flex;
    gap: ${theme.space[1]};
    align-items: center;
    font-weight: ${theme.weight.strong};
  }
`;
