import type { LineItem, ProviderQuote } from '@marquee/contracts/quotes';
import { createPart } from '@marquee/web-kit/parts';
import { useCallback, useState } from 'react';
import { ClientPreview } from './client-preview.tsx';
import type { Letterhead } from './client-preview.tsx';
import { DownloadQuote } from './download-quote.tsx';
import { editorChoicesFor } from './editor-choices-for.ts';
import { EditorDock } from './editor-dock.tsx';
import { Columns, Sections } from './quote-editor-parts.ts';
import { EditorHeader } from './editor-header.tsx';
import { EditorTop } from './editor-top.tsx';
import { EmailWaitNotice } from './email-wait-notice.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { archivedIfGone, withoutLines } from './quote-to-be.ts';
import { RevisionNotice } from './revision-notice.tsx';
import { ServicesTable } from './services-table.tsx';
import { TermsSection } from './terms-section.tsx';
import { useArchiveQuote } from './use-archive-quote.ts';
import { useRemoveService } from './use-remove-service.ts';
import { useRevisionChoice } from './use-revision-choice.tsx';
import { useUnfinished } from './use-unfinished.ts';
import { WithdrawQuoteDialog } from './withdraw-quote-dialog.tsx';

type QuoteEditorProps = { quote: ProviderQuote; letterhead: Letterhead };

const termsForm = createPart(() => import(/* webpackChunkName: "terms-form" */ './terms-form.tsx'));

export function QuoteEditor({ quote: stored, letterhead }: QuoteEditorProps) {
  const { remove, removed, restored, flush } = useRemoveService(stored);
  const { archive, archived } = useArchiveQuote();
  const { unfinished, hasUnsavedTerms } = useUnfinished();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { begin, dialog } = useRevisionChoice(stored);
  const quote = archivedIfGone(withoutLines(stored, removed), archived);

  const choices = editorChoicesFor(quote, {
    onArchive: () =>
      void flush().then(() => {
        archive(stored);
      }),
    onWithdraw: askToWithdraw,
  });

  function askToWithdraw() {
    setIsWithdrawing(true);
  }

  const removeLine = useCallback(
    async (line: LineItem) => {
      const mayRemove = (await (await begin())?.finish()) ?? false;
      if (mayRemove) {
        remove(line);
      }
      return mayRemove;
    },
    [begin, remove],
  );

  async function beginChange() {
    await flush();
    return begin();
  }

  return (
    <>
      <Columns $width="wide">
        <div>
          <EditorTop choices={choices}>
            <DownloadQuote id={stored.id} onBeforeDownload={flush} />
          </EditorTop>
          <EditorHeader quote={quote} />
          {quote.version > 0 && <EmailWaitNotice quote={quote} />}
          <Sections>
            <RevisionNotice quote={quote} onWithdraw={askToWithdraw} />
            <ServicesTable
              quote={quote}
              restored={restored}
              onRemove={removeLine}
              beginChange={beginChange}
              unfinished={unfinished}
            />
            <TermsSection form={termsForm} quote={quote} beginChange={beginChange} unfinished={unfinished} />
            <QuoteHistory quoteId={quote.id} />
          </Sections>
        </div>
        <ClientPreview quote={quote} letterhead={letterhead} />
      </Columns>
      <EditorDock
        quote={quote}
        choices={choices}
        isSaved={!hasUnsavedTerms}
        isFinished={unfinished.isFinished}
        onBeforeAct={flush}
      />
      {dialog}
      {isWithdrawing && (
        <WithdrawQuoteDialog
          quote={stored}
          onClose={() => {
            setIsWithdrawing(false);
          }}
        />
      )}
    </>
  );
}
