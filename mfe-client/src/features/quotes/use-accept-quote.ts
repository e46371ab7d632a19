import type { ClientQuote } from '@marquee/contracts/quotes';
import { notify } from '@marquee/ui';
import { useRecordAction, useNotifyRefusal } from '@marquee/web-kit';
import { offerLabels as labels } from './offer-labels.ts';
import { useClientAcceptQuoteMutation } from './quotes-api.ts';

type Offer = Pick<ClientQuote, 'id' | 'version' | 'revision'>;

/** Accepts the displayed version and reports the result in a toast. */
export function useAcceptQuote(onAccepted: (quote: ClientQuote) => void) {
  const [acceptQuote, { isLoading }] = useClientAcceptQuoteMutation();
  const actOn = useRecordAction();
  const notifyRefusal = useNotifyRefusal();

  async function accept(read: Offer): Promise<void> {
    const { id, version } = read;
    try {
      const write = (revision: number | undefined) =>
        acceptQuote({ params: { id }, body: { version, revision } }).unwrap();
      const accepted = await actOn({ read, labels, write });
      notify({ title: 'Quote Accepted', description: 'You have successfully accepted the quote!' });
      onAccepted(accepted);
    } catch (refusal) {
      notifyRefusal(refusal, { title: 'Error', fallback: 'Failed to accept quote' });
    }
  }

  return { accept, isAccepting: isLoading };
}
