import type { ProviderQuote } from '@marquee/contracts/quotes';
import { useState } from 'react';
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

type QuoteEditorProps = { quote: ProviderQuote; letterhead: Letterhead };

export function QuoteEditor({ quote: stored, letterhead }: QuoteEditorProps) {
  const { remove, removed, flush } = useRemoveService(stored.id);
  const { archive, archived } = useArchiveQuote();
  const [hasUnsavedTerms, setHasUnsavedTerms] = useState(false);
  const [isServiceTyped, setIsServiceTyped] = useState(false);
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
            <ServicesTable
              quote={quote}
              onRemove={remove}
              onBeforeAdd={flush}
              onServiceTyped={setIsServiceTyped}
            />
            <TermsForm
              key={termsKeyOf(quote)}
              quote={quote}
              onBeforeSave={flush}
              onUnsaved={setHasUnsavedTerms}
            />
            <QuoteHistory quoteId={quote.id} />
          </Sections>
        </div>
        <ClientPreview quote={quote} letterhead={letterhead} />
      </Columns>
      <EditorDock
        quote={quote}
        choices={choices}
        unfinished={toUnfinished({ hasUnsavedTerms, isServiceTyped })}
        onBeforeAct={flush}
      />
    </>
  );
}

type Typed = { hasUnsavedTerms: boolean; isServiceTyped: boolean };

function toUnfinished({ hasUnsavedTerms, isServiceTyped }: Typed): string | null {
  if (isServiceTyped) {
    return 'Add the service you typed first, or clear its fields.';
  }
  return hasUnsavedTerms ? 'Save the terms first, or take them back.' : null;
}

/** Sending sets a validity, and a revision drops it again: the form begins anew with what holds then. */
function termsKeyOf({ version, sentToClient }: ProviderQuote): string {
  return `${version} ${sentToClient ? 'sent' : 'open'}`;
}
