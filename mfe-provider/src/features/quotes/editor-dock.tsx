import { quoteStatusLabels } from '@marquee/contracts/quote-statuses';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button, Dock, Money, QuoteStatusBadge, theme } from '@marquee/ui';
import { formatRelative } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { copyShareAddress } from './copy-share-address.ts';
import { useArchiveQuote } from './use-archive-quote.ts';
import { JumpToAdd } from './jump-to-add.tsx';
import { NextStep } from './next-step.tsx';

type EditorDockProps = { quote: ProviderQuote; onBeforeAct: () => Promise<void> };

export function EditorDock({ quote, onBeforeAct }: EditorDockProps) {
  const { archive, archivingId } = useArchiveQuote();
  const isArchived = quote.archived || archivingId === quote.id;
  const status = isArchived ? 'archived' : quote.status;

  return (
    <Dock
      width="wide"
      start={
        <>
          <Total>
            Total
            <strong>
              <Money amount={quote.finalAmount} />
            </strong>
          </Total>
          <QuoteStatusBadge status={status}>{quoteStatusLabels[status]}</QuoteStatusBadge>
          <Saved>Saved {formatRelative(quote.lastChangedAt)}</Saved>
        </>
      }
    >
      <JumpToAdd lines={quote.lineItems.length} />
      {!isArchived && (
        <Button variant="quiet" icon="archive" onClick={() => void onBeforeAct().then(() => archive(quote))}>
          Archive
        </Button>
      )}
      <Button variant="outline" icon="link" onClick={() => void copyShareAddress(quote)}>
        Copy Share URL
      </Button>
      {!isArchived && <NextStep quote={quote} onBeforeAct={onBeforeAct} />}
    </Dock>
  );
}

const Total = styled.p`
  ${theme.type.caption}

  strong {
    ${theme.type.figure2}
    display: block;
    color: ${theme.color.ink};
  }
`;

const Saved = styled.span`
  ${theme.media.tablet} {
    display: none;
  }
`;
