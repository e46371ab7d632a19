import type { ProviderQuote } from '@marquee/contracts/quotes';
import { sentence } from '@marquee/contracts/sentence';
import { isolated, notify } from '@marquee/ui';
import { useActOnLatest, useNotifyRefusal } from '@marquee/web-kit';
import { useProviderSendQuoteMutation } from './quotes-api.ts';
import { quoteLabels } from './use-act-on-quote.ts';

/** Sends a quote as its dialog shows it: `quote` is the one that was read, after a refusal the current one. */
export function useSendQuote(read: ProviderQuote) {
  const [sendQuote, { isLoading }] = useProviderSendQuoteMutation();
  const { latest: quote, act } = useActOnLatest(read, quoteLabels);
  const notifyRefusal = useNotifyRefusal();

  /** Tells whether it was sent. */
  async function send(): Promise<boolean> {
    const { id, eventName, clientName, clientEmail } = quote;
    try {
      await act((revision) => sendQuote({ params: { id }, body: { revision } }).unwrap());
      notify({
        title: 'Quote Sent',
        description: sentence(
          `${isolated(clientName || clientEmail)} can now accept the quote for ${isolated(eventName)}`,
        ),
      });
      return true;
    } catch (refusal) {
      notifyRefusal(refusal, { title: 'Failed to Send Quote', fallback: 'Please try again' });
      return false;
    }
  }

  return { quote, send, isSending: isLoading };
}
