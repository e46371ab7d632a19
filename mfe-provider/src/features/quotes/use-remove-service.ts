import type { LineItem } from '@marquee/contracts/priced-lines';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { isolated } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useCallback, useEffect, useRef } from 'react';
import { useDeferredAction } from '../../use-deferred-action.ts';
import { useProviderRemoveLineItemMutation } from './quotes-api.ts';
import { useQuoteAction } from './use-quote-action.ts';

/**
 * Removes a line after 6 s; until then the provider can undo the removal. `removed` contains the ids of lines that the page already hides;
 * `restored` is the id of the line whose removal was just undone.
 */
export function useRemoveService(quote: ProviderQuote) {
  const [removeLineItem] = useProviderRemoveLineItemMutation();
  const { hiddenIds, restored, defer, flush } = useDeferredAction();
  const runQuoteAction = useQuoteAction();
  const notifyRefusal = useNotifyRefusal();
  // The removal runs seconds later and is based on the quote that the page shows then.
  const read = useRef(quote);
  useEffect(() => {
    read.current = quote;
  });

  const remove = useCallback(
    ({ id: lineItemId, serviceName }: LineItem) => {
      defer({
        subject: lineItemId,
        pending: {
          title: 'Removing the Service',
          description: `${isolated(serviceName)} is about to be removed.`,
        },
        done: { title: 'Service Removed', description: `${isolated(serviceName)} was removed.` },
        run: () =>
          runQuoteAction(read.current, (revision) =>
            removeLineItem({
              params: { id: read.current.id, lineItemId },
              query: revision === undefined ? {} : { revision: String(revision) },
            }).unwrap(),
          ).catch((refusal: unknown) => {
            notifyRefusal(refusal, { fallback: 'Failed to Remove the Service' });
            throw refusal;
          }),
      });
    },
    [removeLineItem, runQuoteAction, defer, notifyRefusal],
  );

  return { remove, removed: hiddenIds, restored, flush };
}
