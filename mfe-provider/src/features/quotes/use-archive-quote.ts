import { isolated } from '@marquee/ui';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { sentence } from '@marquee/contracts/sentence';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useKnownQuotes } from '../../known-quotes.ts';
import { useDeferredAct } from '../../use-deferred-act.ts';
import { useProviderUpdateQuoteMutation } from './quotes-api.ts';

/** Archives after 6 s, so that it can be undone; `archived` are the quotes to show as archived already. */
export function useArchiveQuote() {
  const [updateQuote] = useProviderUpdateQuoteMutation();
  const { gone, defer } = useDeferredAct();
  const notifyRefusal = useNotifyRefusal();
  const { markUnquoted } = useKnownQuotes();

  function archive({ id, eventId, eventName }: ProviderQuote) {
    defer({
      subject: id,
      pending: {
        title: 'Archiving the Quote',
        description: sentence(`The quote for ${isolated(eventName)} is about to be archived`),
      },
      done: {
        title: 'Quote Archived',
        description: sentence(`The quote for ${isolated(eventName)} was archived`),
      },
      run: () =>
        updateQuote({ params: { id }, body: { archived: true, archivedAt: new Date().toISOString() } })
          .unwrap()
          .then(() => {
            if (eventId !== null) {
              markUnquoted(eventId);
            }
          })
          .catch((refusal: unknown) => {
            notifyRefusal(refusal, { title: 'Failed to Archive Quote', fallback: 'Please try again' });
            throw refusal;
          }),
    });
  }

  return { archive, archived: gone };
}
