import type { ReactNode } from 'react';
import { Board } from '../events/board.tsx';
import { Fact } from '../figures/fact.tsx';
import { Valance } from '../layout/valance.ts';
import { Heading } from '../text/titles.ts';
import { theme } from '../theme/theme.ts';
import { InstalmentList } from './instalment-list.tsx';
import type { InstalmentLine } from './instalment-list.tsx';
import { PaperMeta } from './paper-meta.tsx';
import type { PaperFact } from './paper-meta.tsx';
import { PaperProvider } from './paper-provider.tsx';
import type { QuoteProvider } from './paper-provider.tsx';
import { Foot, Part, Sheet } from './paper-parts.ts';
import { PaperTable } from './paper-table.tsx';
import type { PaperColumns } from './paper-table.tsx';
import { BoardFacts, Notes } from './quote-paper-parts.ts';
import type { QuoteLine, QuoteTotal } from './quote-line.ts';

export type QuotePaperProps = {
  provider: QuoteProvider;
  kicker: string;
  eventName: string;
  eventDate?: string | undefined;
  /** "Quote #9f2c41d8". */
  reference?: string | undefined;
  meta?: readonly PaperFact[];
  columns: PaperColumns;
  lines: readonly QuoteLine[];
  /** The last one is shown in large figures. */
  totals: readonly QuoteTotal[];
  payment?: { title: string; instalments: readonly InstalmentLine[] } | undefined;
  notes?: { title: string; text: string } | undefined;
  notice?: ReactNode;
  progress?: ReactNode;
  foot?: ReactNode;
};

/** The quote as a document, on screen and in print. */
export function QuotePaper({ provider, kicker, eventName, eventDate, reference, ...rest }: QuotePaperProps) {
  const { meta = [], columns, lines, totals, payment, notes, notice, progress, foot } = rest;

  return (
    <Sheet aria-label={`${kicker} ${eventName}`} data-surface="paper">
      <Valance $tone="price" $unit={theme.valance.paper} />
      <PaperProvider provider={provider} />
      <Board kicker={kicker} name={eventName} headingLevel={1}>
        <BoardFacts>
          {eventDate !== undefined && <Fact icon="calendar">{eventDate}</Fact>}
          {reference !== undefined && <span>{reference}</span>}
        </BoardFacts>
      </Board>
      {notice !== undefined && <Part>{notice}</Part>}
      {meta.length > 0 && <PaperMeta facts={meta} />}
      <Part>
        <PaperTable columns={columns} lines={lines} totals={totals} />
      </Part>
      {payment !== undefined && (
        <Part>
          <Heading as="h2">{payment.title}</Heading>
          <InstalmentList instalments={payment.instalments} />
        </Part>
      )}
      {notes !== undefined && (
        <Part>
          <Heading as="h2">{notes.title}</Heading>
          <Notes>{notes.text}</Notes>
        </Part>
      )}
      {progress !== undefined && <Part>{progress}</Part>}
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Sheet>
  );
}
