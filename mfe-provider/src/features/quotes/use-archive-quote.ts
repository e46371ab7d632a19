import type { ProviderQuote } from '@marquee/contracts/quotes';
import { notify } from '@marquee/ui';
import { messageOf } from '@marquee/web-kit';
import { useDeferredAct } from '../../use-deferred-act.ts';
import { useProviderUpdateQuoteMutation } from './quotes-api.ts';

/** Archives after 6 s, so that it can be undone; `archived` are the quotes to show as archived already. */
export function useArchiveQuote() {
  const [updateQuote] = useProviderUpdateQuoteMutation();
  const { gone, defer } = useDeferredAct();

  function archive({ id, eventName }: ProviderQuote) {
    defer({
      subject: id,
      toast: { title: 'Quote Archived', description: `The quote for ${eventName} was archived.` },
      run: () =>
        updateQuote({ params: { id }, body: { archived: true } })
          .unwrap()
          .catch(sayRefusal),
    });
  }

  return { archive, archived: gone };
}

function sayRefusal(refusal: unknown): never {
  const description = messageOf(refusal, 'Please try again');
  notify({ kind: 'destructive', title: 'Failed to Archive Quote', description });
  throw refusal;
}
