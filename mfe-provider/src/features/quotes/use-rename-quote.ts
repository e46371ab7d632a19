import type { ProviderQuote } from '@marquee/contracts/quotes';
import { sentence } from '@marquee/contracts/sentence';
import { isolated, notify } from '@marquee/ui';
import { useAppDispatch, useNotifyRefusal } from '@marquee/web-kit';
import { quotesApi, useProviderUpdateQuoteMutation } from './quotes-api.ts';
import { useQuoteAction } from './use-quote-action.ts';

/**
 * Returns a function that shows the new name before the server confirms it, and resolves to whether the server accepted the name. The name
 * is not part of the offer, so the sent version stays as it is.
 */
export function useRenameQuote(quote: ProviderQuote) {
  const [updateQuote] = useProviderUpdateQuoteMutation();
  const dispatch = useAppDispatch();
  const runQuoteAction = useQuoteAction();
  const notifyRefusal = useNotifyRefusal();

  return async function rename(eventName: string): Promise<boolean> {
    const params = { id: quote.id };
    const shown = dispatch(
      quotesApi.util.updateQueryData('providerGetQuote', { params }, (known) => ({ ...known, eventName })),
    );
    try {
      await runQuoteAction(quote, (revision) =>
        updateQuote({ params, body: { eventName, revision } }).unwrap(),
      );
      notify({
        title: 'Event Name Updated',
        description: sentence(`The quote is now for ${isolated(eventName)}`),
      });
      return true;
    } catch (refusal) {
      shown.undo();
      notifyRefusal(refusal, { title: 'Error', fallback: 'Failed to update the event name' });
      return false;
    }
  };
}
