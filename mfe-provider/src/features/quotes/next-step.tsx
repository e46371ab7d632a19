import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button, notify } from '@marquee/ui';
import { useState } from 'react';
import { SendQuoteDialog } from './send-quote-dialog.tsx';
import { useApproveQuote } from './use-approve-quote.ts';

type NextStepProps = { quote: ProviderQuote; hasUnsavedTerms: boolean; onBeforeAct: () => Promise<void> };

/** The one thing to do next: approve a draft, send what is approved; then it is the client's turn. */
export function NextStep({ quote, hasUnsavedTerms, onBeforeAct }: NextStepProps) {
  const { approve, isApproving } = useApproveQuote(quote, onBeforeAct);
  const [isSending, setIsSending] = useState(false);

  /** What is typed but not saved would be missing from what the client gets. */
  function withTerms(act: () => void) {
    if (hasUnsavedTerms) {
      notify({
        kind: 'destructive',
        title: 'Error',
        description: 'Save the terms first, or take them back.',
      });
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
          withTerms(() => void approve());
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
          withTerms(() => {
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
