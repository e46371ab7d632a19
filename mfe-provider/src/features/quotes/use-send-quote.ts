import type { ProviderQuote, SentQuote } from '@marquee/contracts/quotes';
import { sentence } from '@marquee/contracts/sentence';
import { isolated, notify } from '@marquee/ui';
import { formatDateTime, useNotifyRefusal } from '@marquee/web-kit';
import { useProviderSendQuoteMutation } from './quotes-api.ts';
import { useActOnQuote } from './use-act-on-quote.ts';
import { useSendLinkAgain } from './use-send-link-again.ts';

export function useSendQuote() {
  const [sendQuote, { isLoading }] = useProviderSendQuoteMutation();
  const actOnQuote = useActOnQuote();
  const sendLinkAgain = useSendLinkAgain();
  const notifyRefusal = useNotifyRefusal();

  /** Resolves to whether it was sent. */
  async function send(quote: ProviderQuote): Promise<boolean> {
    const { id } = quote;
    try {
      const sent = await actOnQuote(quote, (revision) =>
        sendQuote({ params: { id }, body: { revision } }).unwrap(),
      );
      const action = { label: 'Send the link again', onSelect: () => void sendLinkAgain() };
      notify({
        title: 'Quote Sent',
        description: sentence(whatIsNext(sent)),
        action: sent.email?.waitsFor === 'confirmation' ? action : undefined,
      });
      return true;
    } catch (refusal) {
      notifyRefusal(refusal, { title: 'Failed to Send Quote', fallback: 'Please try again' });
      return false;
    }
  }

  return { send, isSending: isLoading };
}

function whatIsNext({ clientName, clientEmail, eventName, email = {} }: SentQuote): string {
  const client = isolated(clientName || clientEmail);
  if (email.waitsFor === 'confirmation') {
    return `Confirm your email address and we will email ${client}`;
  }
  if (email.waitsFor === 'limit') {
    const when = email.sendsAt === undefined ? 'later' : `on ${formatDateTime(email.sendsAt)}`;
    return `You have emailed many people who have not written to you. We will email ${client} ${when}; the link to the quote works already`;
  }
  return `${client} can now accept the quote for ${isolated(eventName)}`;
}
