import type { ProviderQuote } from '@marquee/contracts/quotes';
import { sentence } from '@marquee/contracts/sentence';
import { isolated, notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useProviderSendQuoteMutation } from './quotes-api.ts';

export function useSendQuote() {
  const [sendQuote, { isLoading }] = useProviderSendQuoteMutation();
  const notifyRefusal = useNotifyRefusal();

  /** Tells whether it was sent. */
  async function send({ id, eventName, clientName, clientEmail }: ProviderQuote): Promise<boolean> {
    try {
      await sendQuote({ params: { id } }).unwrap();
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
