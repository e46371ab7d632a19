import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button, notify } from '@marquee/ui';
import { useState } from 'react';
import { SendQuoteDialog } from './send-quote-dialog.tsx';
import { useApproveQuote } from './use-approve-quote.ts';

type NextStepProps = {
  quote: ProviderQuote;
  /** What to do first about text that is typed but not part of the quote yet; null when there is none. */
  unfinished: string | null;
  onBeforeAct: () => Promise<void>;
};

/** The one thing to do next: approve a draft, send what is approved; then it is the client's turn. */
export function NextStep({ quote, unfinished, onBeforeAct }: NextStepProps) {
  const { approve, isApproving } = useApproveQuote(quote, onBeforeAct);
  const [isSending, setIsSending] = useState(false);

  /** What is typed but not saved would be missing from what the client gets. */
  function whenFinished(act: () => void) {
    if (unfinished !== null) {
      notify({ kind: 'destructive', title: 'Error', description: unfinished });
      return;
    }
    act();
  }

  if (quote.status === 'draft') {
    return (
      <Button
        pending={isApproving}
        pendingText="Approving..."
        onClick={() => {
          whenFinished(() => void approve());
        }}
      >
        Approve for Review
      </Button>
    );
  }
  if (quote.status !== 'approved_for_review') {
    return null;
  }
  return (
    <>
      <Button
        icon="send"
        onClick={() => {
          whenFinished(() => {
            setIsSending(true);
          });
        }}
      >
        Send to Client
      </Button>
      {isSending && (
        <SendQuoteDialog
          quote={quote}
          onClose={() => {
            setIsSending(false);
          }}
        />
      )}
    </>
  );
}
