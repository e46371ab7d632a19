import type { ClientQuote } from '@marquee/contracts/quotes';
import { notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useClientAcceptQuoteMutation } from './quotes-api.ts';

/** Accepts the version that is on the screen, and says how that went. */
export function useAcceptQuote(onAccepted: (quote: ClientQuote) => void) {
  const [acceptQuote, { isLoading }] = useClientAcceptQuoteMutation();
  const notifyRefusal = useNotifyRefusal();

  async function accept({ id, version }: Pick<ClientQuote, 'id' | 'version'>): Promise<void> {
    try {
      const accepted = await acceptQuote({ params: { id }, body: { version } }).unwrap();
      notify({ title: 'Quote Accepted', description: 'You have successfully accepted the quote!' });
      onAccepted(accepted);
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to accept quote' });
    }
  }

  return { accept, isAccepting: isLoading };
}
