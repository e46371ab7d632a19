import type { ProviderQuote } from '@marquee/contracts/quotes';
import { notify } from '@marquee/ui';
import { messageOf, useAppDispatch } from '@marquee/web-kit';
import { quotesApi, useProviderUpdateQuoteMutation } from './quotes-api.ts';

/** Shows the new name before the server has it: a label is no part of the offer. Tells whether it was taken. */
export function useRenameQuote({ id }: Pick<ProviderQuote, 'id'>) {
  const [updateQuote] = useProviderUpdateQuoteMutation();
  const dispatch = useAppDispatch();

  return async function rename(eventName: string): Promise<boolean> {
    const params = { id };
    const shown = dispatch(
      quotesApi.util.updateQueryData('providerGetQuote', { params }, (quote) => ({ ...quote, eventName })),
    );
    try {
      await updateQuote({ params, body: { eventName } }).unwrap();
      notify({ title: 'Event Name Updated', description: `The quote is now for ${eventName}.` });
      return true;
    } catch (refusal) {
      shown.undo();
      const description = messageOf(refusal, 'Failed to update the event name');
      notify({ kind: 'destructive', title: 'Error', description });
      return false;
    }
  };
}
