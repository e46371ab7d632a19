import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button } from '@marquee/ui';
import { useState } from 'react';
import { SendQuoteDialog } from './send-quote-dialog.tsx';
import { useApproveQuote } from './use-approve-quote.ts';

type NextStepProps = {
  quote: ProviderQuote;
  /** Resolves to whether all typed changes are saved. If the provider has not tried to save a change, a toast names what to do first. */
  ensureSaved: () => Promise<boolean>;
  onBeforeAction: () => Promise<void>;
};

/** Shows the button of the next step, which is to approve a draft or to send an approved quote. */
export function NextStep({ quote, ensureSaved, onBeforeAction }: NextStepProps) {
  const { approve, isApproving } = useApproveQuote(quote, onBeforeAction);
  const [isSending, setIsSending] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);

  async function runWhenSaved(action: () => void) {
    setIsWaiting(true);
    const isSaved = await ensureSaved();
    setIsWaiting(false);
    if (isSaved) {
      action();
    }
  }

  if (quote.status === 'draft') {
    return (
      <Button
        pending={isApproving || isWaiting}
        pendingText="Approving..."
        onClick={() => {
          void runWhenSaved(() => void approve());
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
        pending={isWaiting}
        onClick={() => {
          void runWhenSaved(() => {
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
