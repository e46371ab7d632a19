import { isolated } from '@marquee/ui';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { sentence } from '@marquee/contracts/sentence';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useKnownQuotes } from '../../known-quotes.ts';
import { useDeferredAction } from '../../use-deferred-action.ts';
import { useProviderUpdateQuoteMutation } from './quotes-api.ts';
import { useQuoteAction } from './use-quote-action.ts';

/**
 * Archives a quote after 6 s; until then the provider can undo the archiving. `archived` contains the ids of quotes that the page shows as
 * archived.
 */
export function useArchiveQuote() {
  const [updateQuote] = useProviderUpdateQuoteMutation();
  const { hiddenIds, defer } = useDeferredAction();
  const runQuoteAction = useQuoteAction();
  const notifyRefusal = useNotifyRefusal();
  const { markUnquoted } = useKnownQuotes();

  function archive(quote: ProviderQuote) {
    const { id, eventId, eventName } = quote;
    const archived = { archived: true, archivedAt: new Date().toISOString() } as const;
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
        runQuoteAction(quote, (revision) =>
          updateQuote({ params: { id }, body: { ...archived, revision } }).unwrap(),
        )
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

  return { archive, archived: hiddenIds };
}
