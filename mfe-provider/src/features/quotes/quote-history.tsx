import { quoteStatusLabels } from '@marquee/contracts/quote-statuses';
import { Heading, theme } from '@marquee/ui';
import { formatDateTime } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { nameOf } from './last-change.ts';
import { useProviderGetQuoteHistoryQuery } from './quotes-api.ts';

type QuoteHistoryProps = { quoteId: string };

export function QuoteHistory({ quoteId }: QuoteHistoryProps) {
  const { data: entries = [] } = useProviderGetQuoteHistoryQuery({ params: { id: quoteId } });

  if (entries.length === 0) {
    return null;
  }
  return (
    <Section aria-label="History">
      <Heading as="h2">History</Heading>
      <ol>
        {entries.map(({ id, status, notes, createdAt, actor }) => (
          <li key={id}>
            <strong>{quoteStatusLabels[status]}</strong>
            <span>{notes}</span>
            <span>
              {nameOf(actor)}, {formatDateTime(createdAt)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${theme.space[6]};

  li {
    ${theme.type.small}
    display: grid;
    grid-template-columns: 150px minmax(0, 1fr) auto;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding-block: ${theme.space[2]};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
    color: ${theme.color.muted};
  }

  ol {
    margin-top: ${theme.space[2]};
  }

  strong {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.strong};
  }

  ${theme.media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    li span:nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;
