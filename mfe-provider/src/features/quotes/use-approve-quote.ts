import type { ProviderQuote } from '@marquee/contracts/quotes';
import { notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useProviderApproveQuoteMutation } from './quotes-api.ts';

export function useApproveQuote({ id }: ProviderQuote, onBeforeAct: () => Promise<void>) {
  const [approveQuote, { isLoading }] = useProviderApproveQuoteMutation();
  const notifyRefusal = useNotifyRefusal();

  async function approve() {
    await onBeforeAct();
    try {
      await approveQuote({ params: { id } }).unwrap();
      notify({
        title: 'Quote Approved for Review',
        description: 'This quote is now available in the Profile Review tab',
      });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to approve the quote' });
    }
  }

  return { approve, isApproving: isLoading };
}
