import type { ReactNode } from 'react';
import { Board } from '../events/board.tsx';
import { Fact } from '../figures/fact.tsx';
import { Valance } from '../layout/valance.ts';
import { Heading } from '../text/titles.ts';
import { theme } from '../theme/theme.ts';
import { InstalmentList } from './instalment-list.tsx';
import type { InstalmentLine } from './instalment-list.tsx';
import { DocumentMeta } from './document-meta.tsx';
import type { DocumentFact } from './document-meta.tsx';
import { DocumentHeader } from './document-header.tsx';
import type { QuoteProvider } from './document-header.tsx';
import { DocumentFooter, DocumentSection, DocumentContainer } from './document-parts.ts';
import { LineItemsTable } from './line-items-table.tsx';
import type { LineItemColumns } from './line-items-table.tsx';
import { BoardFacts, Notes } from './quote-document-parts.ts';
import type { QuoteLine, QuoteTotal } from './quote-line.ts';

export type QuoteDocumentProps = {
  provider: QuoteProvider;
  kicker: string;
  eventName: string;
  eventDate?: string | undefined;
  /** "Quote #9f2c41d8". */
  reference?: string | undefined;
  meta?: readonly DocumentFact[];
  columns: LineItemColumns;
  lines: readonly QuoteLine[];
  /** The last total is shown in large figures. */
  totals: readonly QuoteTotal[];
  payment?: { title: string; instalments: readonly InstalmentLine[] } | undefined;
  notes?: { title: string; text: string } | undefined;
  notice?: ReactNode;
  progress?: ReactNode;
  foot?: ReactNode;
};

/** The quote as a document, on screen and in print. */
export function QuoteDocument({
  provider,
  kicker,
  eventName,
  eventDate,
  reference,
  ...rest
}: QuoteDocumentProps) {
  const { meta = [], columns, lines, totals, payment, notes, notice, progress, foot } = rest;

  return (
    <DocumentContainer aria-label={`${kicker} ${eventName}`} data-surface="paper">
      <Valance $tone="price" $unit={theme.valance.paper} />
      <DocumentHeader provider={provider} />
      <Board kicker={kicker} name={eventName} headingLevel={1}>
        <BoardFacts>
          {eventDate !== undefined && <Fact icon="calendar">{eventDate}</Fact>}
          {reference !== undefined && <span>{reference}</span>}
        </BoardFacts>
      </Board>
      {notice !== undefined && <DocumentSection>{notice}</DocumentSection>}
      {meta.length > 0 && <DocumentMeta facts={meta} />}
      <DocumentSection>
        <LineItemsTable columns={columns} lines={lines} totals={totals} />
      </DocumentSection>
      {payment !== undefined && (
        <DocumentSection>
          <Heading as="h2">{payment.title}</Heading>
          <InstalmentList instalments={payment.instalments} />
        </DocumentSection>
      )}
      {notes !== undefined && (
        <DocumentSection>
          <Heading as="h2">{notes.title}</Heading>
          <Notes>{notes.text}</Notes>
        </DocumentSection>
      )}
      {progress !== undefined && <DocumentSection>{progress}</DocumentSection>}
      {foot !== undefined && <DocumentFooter>{foot}</DocumentFooter>}
    </DocumentContainer>
  );
}
