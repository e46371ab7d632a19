import type { ProviderQuote } from '@marquee/contracts/quotes';
import { BackLink, Frame, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { useDeferredAct } from '../../deferral/use-deferred-act.ts';
import { ClientPreview } from './client-preview.tsx';
import type { Letterhead } from './client-preview.tsx';
import { EditorDock } from './editor-dock.tsx';
import { EditorHeader } from './editor-header.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { RevisionNotice } from './revision-notice.tsx';
import { ServicesTable } from './services-table.tsx';
import { TermsForm } from './terms-form.tsx';
import { withoutLine } from './without-line.ts';

type QuoteEditorProps = { quote: ProviderQuote; letterhead: Letterhead };

export function QuoteEditor({ quote: stored, letterhead }: QuoteEditorProps) {
  const removal = useDeferredAct();
  const quote = withoutLine(stored, removal.subject);

  return (
    <>
      <Columns $width="wide">
        <div>
          <BackLink as={Link} to="/provider?tab=quotes">
            Client Quotes
          </BackLink>
          <EditorHeader quote={quote} />
          <RevisionNotice quote={quote} />
          <ServicesTable quote={quote} removal={removal} />
          <TermsForm key={quote.version} quote={quote} onBeforeSave={removal.flush} />
          <QuoteHistory quoteId={quote.id} />
        </div>
        <ClientPreview quote={quote} letterhead={letterhead} />
      </Columns>
      <EditorDock quote={quote} onBeforeAct={removal.flush} />
    </>
  );
}

const Columns = styled(Frame)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${theme.frame.preview};
  gap: ${theme.space[7]};
  align-items: start;
  padding-block: ${theme.space[6]} ${theme.space[8]};

  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
