import type { ProviderQuote } from '@marquee/contracts/quotes';
import { ClientPreview } from './client-preview.tsx';
import type { Letterhead } from './client-preview.tsx';
import { DownloadQuote } from './download-quote.tsx';
import { editorChoicesFor } from './editor-choices-for.ts';
import { EditorDock } from './editor-dock.tsx';
import { Columns, Sections } from './quote-editor-parts.ts';
import { EditorHeader } from './editor-header.tsx';
import { EditorTop } from './editor-top.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { archivedIfGone, withoutLines } from './quote-to-be.ts';
import { RevisionNotice } from './revision-notice.tsx';
import { ServicesTable } from './services-table.tsx';
import { TermsForm } from './terms-form.tsx';
import { useArchiveQuote } from './use-archive-quote.ts';
import { useRemoveService } from './use-remove-service.ts';
import { useUnfinished } from './use-unfinished.ts';

type QuoteEditorProps = { quote: ProviderQuote; letterhead: Letterhead };

export function QuoteEditor({ quote: stored, letterhead }: QuoteEditorProps) {
  const { remove, removed, flush } = useRemoveService(stored);
  const { archive, archived } = useArchiveQuote();
  const unfinished = useUnfinished();
  const quote = archivedIfGone(withoutLines(stored, removed), archived);

  const choices = editorChoicesFor(quote, {
    onArchive: () =>
      void flush().then(() => {
        archive(stored);
      }),
  });

  return (
    <>
      <Columns $width="wide">
        <div>
          <EditorTop choices={choices}>
            <DownloadQuote id={stored.id} onBeforeDownload={flush} />
          </EditorTop>
          <EditorHeader quote={quote} />
          <RevisionNotice quote={quote} />
          <Sections>
            <ServicesTable quote={quote} onRemove={remove} onBeforeAdd={flush} unfinished={unfinished} />
            <TermsForm quote={quote} onBeforeSave={flush} unfinished={unfinished} />
            <QuoteHistory quoteId={quote.id} />
          </Sections>
        </div>
        <ClientPreview quote={quote} letterhead={letterhead} />
      </Columns>
      <EditorDock quote={quote} choices={choices} isFinished={unfinished.isFinished} onBeforeAct={flush} />
    </>
  );
}
