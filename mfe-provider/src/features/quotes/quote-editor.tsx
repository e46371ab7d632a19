import type { LineItem } from '@marquee/contracts/priced-lines';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { createPart } from '@marquee/web-kit/parts';
import { useCallback, useState } from 'react';
import { ClientPreview } from './client-preview.tsx';
import type { Letterhead } from './client-preview.tsx';
import { DownloadQuote } from './download-quote.tsx';
import { getSecondaryActions } from './get-secondary-actions.ts';
import { EditorActionBar } from './editor-action-bar.tsx';
import { Columns, Sections } from './quote-editor-parts.ts';
import { EditorHeading } from './editor-heading.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { EmailDelayNotice } from './email-delay-notice.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { withPendingArchive, withoutLineItems } from './optimistic-quote.ts';
import { RevisionNotice } from './revision-notice.tsx';
import { ServicesTable } from './services-table.tsx';
import { TermsSection } from './terms-section.tsx';
import { useArchiveQuote } from './use-archive-quote.ts';
import { useRemoveService } from './use-remove-service.ts';
import { useRevisionChoice } from './use-revision-choice.tsx';
import { useUnsavedChanges } from './use-unsaved-changes.ts';
import { WithdrawQuoteDialog } from './withdraw-quote-dialog.tsx';

type QuoteEditorProps = { quote: ProviderQuote; letterhead: Letterhead };

const termsForm = createPart(() => import(/* webpackChunkName: "terms-form" */ './terms-form.tsx'));

export function QuoteEditor({ quote: stored, letterhead }: QuoteEditorProps) {
  const { remove, removed, restored, flush } = useRemoveService(stored);
  const { archive, archived } = useArchiveQuote();
  const { unsavedChanges, hasUnsavedTerms } = useUnsavedChanges();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { begin, dialog } = useRevisionChoice(stored);
  const quote = withPendingArchive(withoutLineItems(stored, removed), archived);

  const secondaryActions = getSecondaryActions(quote, {
    onArchive: () =>
      void flush().then(() => {
        archive(stored);
      }),
    onWithdraw: openWithdrawDialog,
  });

  function openWithdrawDialog() {
    setIsWithdrawing(true);
  }

  const removeLine = useCallback(
    async (line: LineItem) => {
      const isConfirmed = (await (await begin())?.finish()) ?? false;
      if (isConfirmed) {
        remove(line);
      }
      return isConfirmed;
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
          <EditorToolbar secondaryActions={secondaryActions}>
            <DownloadQuote id={stored.id} onBeforeDownload={flush} />
          </EditorToolbar>
          <EditorHeading quote={quote} />
          {quote.version > 0 && <EmailDelayNotice quote={quote} />}
          <Sections>
            <RevisionNotice quote={quote} onWithdraw={openWithdrawDialog} />
            <ServicesTable
              quote={quote}
              restored={restored}
              onRemove={removeLine}
              beginChange={beginChange}
              unsavedChanges={unsavedChanges}
            />
            <TermsSection
              form={termsForm}
              quote={quote}
              beginChange={beginChange}
              unsavedChanges={unsavedChanges}
            />
            <QuoteHistory quoteId={quote.id} />
          </Sections>
        </div>
        <ClientPreview quote={quote} letterhead={letterhead} />
      </Columns>
      <EditorActionBar
        quote={quote}
        secondaryActions={secondaryActions}
        isSaved={!hasUnsavedTerms}
        ensureSaved={unsavedChanges.ensureSaved}
        onBeforeAction={flush}
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
