import type { ProviderQuote } from '@marquee/contracts/quotes';
import { notify } from '@marquee/ui';
import { messageOf } from '@marquee/web-kit';
import { useProviderSendQuoteMutation } from './quotes-api.ts';

export function useSendQuote() {
  const [sendQuote, { isLoading }] = useProviderSendQuoteMutation();

  async function send({ id, eventName, clientName, clientEmail }: ProviderQuote) {
    try {
      await sendQuote({ params: { id } }).unwrap();
      notify({
        title: 'Quote Sent',
        description: `${clientName || clientEmail} can now accept the quote for ${eventName}.`,
      });
    } catch (refusal) {
      notify({
        kind: 'destructive',
        title: 'Failed to Send Quote',
        description: messageOf(refusal, 'Please try again'),
      });
    }
  }

  return { send, isSending: isLoading };
}
