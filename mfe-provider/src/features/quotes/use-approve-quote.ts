import type { ProviderQuote } from '@marquee/contracts/quotes';
import { notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useProviderApproveQuoteMutation } from './quotes-api.ts';
import { useActOnQuote } from './use-act-on-quote.ts';

/** The text comes from the specification. */
const approved = 'This quote is now available in the Profile Review tab';

export function useApproveQuote(quote: ProviderQuote, onBeforeAct: () => Promise<void>) {
  const [approveQuote, { isLoading }] = useProviderApproveQuoteMutation();
  const actOnQuote = useActOnQuote();
  const notifyRefusal = useNotifyRefusal();

  async function approve() {
    await onBeforeAct();
    try {
      await actOnQuote(quote, (revision) =>
        approveQuote({ params: { id: quote.id }, body: { revision } }).unwrap(),
      );
      notify({
        title: 'Quote Approved for Review',
        description: approved,
        detail: 'Send it to the client when you are ready.',
      });
    } catch (refusal) {
      notifyRefusal(refusal, { title: 'Error', fallback: 'Failed to approve the quote' });
    }
  }

  return { approve, isApproving: isLoading };
}
