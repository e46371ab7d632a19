import { useState } from 'react';
import { styled } from 'styled-components';
import { Board } from '../events/board.tsx';
import { Valance } from '../layout/valance.ts';
import { Caption, Heading, Title3 } from '../text/titles.ts';
import { theme } from '../theme/theme.ts';
import { InstalmentList } from './instalment-list.tsx';
import type { InstalmentLine } from './instalment-list.tsx';
import { MoreLines } from './more-lines.tsx';
import { DocumentContainer } from './document-parts.ts';
import type { QuoteLine, QuoteTotal } from './quote-line.ts';
import { QuoteLines } from './quote-lines.tsx';
import { Notes } from './quote-document-parts.ts';
import { TotalLine } from './total-line.tsx';

type QuotePreviewProps = {
  label: string;
  provider: { name: string; facts?: string | undefined };
  kicker: string;
  eventName: string;
  lines: readonly QuoteLine[];
  /** Lines above the total, such as a discount. */
  subtotals?: readonly QuoteTotal[];
  total: QuoteTotal;
  payment?: { title: string; instalments: readonly InstalmentLine[] } | undefined;
  notes?: { title: string; text: string } | undefined;
  maxLines?: number;
  moreText: (hidden: number) => string;
  showAllLabel: string;
};

/** A small version of the quote document, beside the editor or in a card. */
export function QuotePreview({
  label,
  provider,
  kicker,
  eventName,
  lines,
  total,
  ...rest
}: QuotePreviewProps) {
  const { subtotals = [], payment, notes, maxLines = 8, moreText, showAllLabel } = rest;
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = isExpanded ? lines : lines.slice(0, maxLines);
  const hidden = lines.length - shown.length;

  return (
    <PreviewContainer aria-label={label} data-surface="paper">
      <Valance $tone="price" $unit={theme.valance.card} />
      <Provider>
        <Title3 as="p">{provider.name}</Title3>
        {provider.facts !== undefined && <Caption>{provider.facts}</Caption>}
      </Provider>
      <Board kicker={kicker} name={eventName} headingLevel={2} size="title" />
      <Lines>
        <QuoteLines lines={shown} />
        {hidden > 0 && (
          <MoreLines
            label={showAllLabel}
            onShowAll={() => {
              setIsExpanded(true);
            }}
          >
            {moreText(hidden)}
          </MoreLines>
        )}
        <Total>
          {subtotals.map((subtotal) => (
            <TotalLine key={subtotal.label} {...subtotal} size="regular" />
          ))}
          <TotalLine {...total} />
        </Total>
        {payment !== undefined && (
          <Part>
            <Heading>{payment.title}</Heading>
            <InstalmentList instalments={payment.instalments} />
          </Part>
        )}
        {notes !== undefined && (
          <Part>
            <Heading>{notes.title}</Heading>
            <Notes>{notes.text}</Notes>
          </Part>
        )}
      </Lines>
    </PreviewContainer>
  );
}

const PreviewContainer = styled(DocumentContainer)`
  --paper-inset: ${theme.space[5]};
`;

const Provider = styled.div`
  padding: ${theme.space[4]} ${theme.space[5]};
`;

const Lines = styled.div`
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};

  li:last-child {
    border-bottom: 0;
  }
`;

const Total = styled.div`
  border-top: ${theme.border.string} solid ${theme.color.ink};
`;

const Part = styled.div`
  margin-top: ${theme.space[5]};
`;
