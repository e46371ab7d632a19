import type { ProviderQuote } from '@marquee/contracts/quotes';
import { sentence } from '@marquee/contracts/sentence';
import { isolated, notify } from '@marquee/ui';
import { useLatestRecordAction, useNotifyRefusal, useSendLinkAgain } from '@marquee/web-kit';
import { getEmailDelayReason } from './get-email-delay-reason.ts';
import { useProviderSendQuoteMutation } from './quotes-api.ts';
import { quoteLabels } from './use-quote-action.ts';

/** Sends the quote that the dialog shows. `quote` is the loaded quote or, after the server has rejected the sending, the current quote. */
export function useSendQuote(read: ProviderQuote) {
  const [sendQuote, { isLoading }] = useProviderSendQuoteMutation();
  const { latest: quote, act } = useLatestRecordAction(read, quoteLabels);
  const { sendLinkAgain } = useSendLinkAgain();
  const notifyRefusal = useNotifyRefusal();

  /** Resolves to whether the quote was sent. */
  async function send(): Promise<boolean> {
    try {
      const sent = await act((revision) =>
        sendQuote({ params: { id: quote.id }, body: { revision } }).unwrap(),
      );
      const action = { label: 'Send the link again', onSelect: () => void sendLinkAgain() };
      notify({
        title: 'Quote Sent',
        description: sentence(describeNextStep(sent)),
        action: sent.email?.waitsFor === 'confirmation' ? action : undefined,
      });
      return true;
    } catch (refusal) {
      notifyRefusal(refusal, { title: 'Failed to Send Quote', fallback: 'Please try again' });
      return false;
    }
  }

  return { quote, send, isSending: isLoading };
}

function describeNextStep(sent: ProviderQuote): string {
  const { clientName, clientEmail, eventName } = sent;
  const client = isolated(clientName || clientEmail);
  return getEmailDelayReason(sent) ?? `${client} can now accept the quote for ${isolated(eventName)}`;
}
