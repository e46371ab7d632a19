import type { ProviderQuote } from '@marquee/contracts/quotes';
import { sentence } from '@marquee/contracts/sentence';
import { isolated, notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useProviderSendQuoteMutation } from './quotes-api.ts';
import { useActOnQuote } from './use-act-on-quote.ts';

export function useSendQuote() {
  const [sendQuote, { isLoading }] = useProviderSendQuoteMutation();
  const actOnQuote = useActOnQuote();
  const notifyRefusal = useNotifyRefusal();

  /** Tells whether it was sent. */
  async function send(quote: ProviderQuote): Promise<boolean> {
    const { id, eventName, clientName, clientEmail } = quote;
    try {
      await actOnQuote(quote, (revision) => sendQuote({ params: { id }, body: { revision } }).unwrap());
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

  return { send, isSending: isLoading };
}
