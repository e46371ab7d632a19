import type { ProviderQuote } from '@marquee/contracts/quotes';
import { notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useProviderApproveQuoteMutation } from './quotes-api.ts';
import { useQuoteAction } from './use-quote-action.ts';

/** The text comes from the specification. */
const approvedText = 'This quote is now available in the Profile Review tab';

export function useApproveQuote(quote: ProviderQuote, onBeforeAction: () => Promise<void>) {
  const [approveQuote, { isLoading }] = useProviderApproveQuoteMutation();
  const runQuoteAction = useQuoteAction();
  const notifyRefusal = useNotifyRefusal();

  async function approve() {
    await onBeforeAction();
    try {
      await runQuoteAction(quote, (revision) =>
        approveQuote({ params: { id: quote.id }, body: { revision } }).unwrap(),
      );
      notify({
        title: 'Quote Approved for Review',
        description: approvedText,
        detail: 'Send it to the client when you are ready.',
      });
    } catch (refusal) {
      notifyRefusal(refusal, { title: 'Error', fallback: 'Failed to approve the quote' });
    }
  }

  return { approve, isApproving: isLoading };
}
