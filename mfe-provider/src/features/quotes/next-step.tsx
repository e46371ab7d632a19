import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button, notify } from '@marquee/ui';
import { messageOf } from '@marquee/web-kit';
import { useState } from 'react';
import { useProviderApproveQuoteMutation } from './quotes-api.ts';
import { SendQuoteDialog } from './send-quote-dialog.tsx';

type NextStepProps = { quote: ProviderQuote; onBeforeAct: () => Promise<void> };

/** The one thing to do next: approve a draft, send what is approved; then it is the client's turn. */
export function NextStep({ quote, onBeforeAct }: NextStepProps) {
  const [approveQuote, { isLoading }] = useProviderApproveQuoteMutation();
  const [isSending, setIsSending] = useState(false);

  async function approve() {
    await onBeforeAct();
    try {
      await approveQuote({ params: { id: quote.id } }).unwrap();
      notify({
        title: 'Quote Approved for Review',
        description: 'This quote is now available in the Profile Review tab',
      });
    } catch (refusal) {
      notify({
        kind: 'destructive',
        title: 'Error',
        description: messageOf(refusal, 'Failed to approve the quote'),
      });
    }
  }

  if (quote.status === 'draft') {
    return (
      <Button pending={isLoading} pendingText="Approving..." onClick={() => void approve()}>
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
          setIsSending(true);
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
