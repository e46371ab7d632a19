import { isolated } from '@marquee/ui';
import type { LineItem } from '@marquee/contracts/quotes';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useCallback } from 'react';
import { useDeferredAct } from '../../use-deferred-act.ts';
import { useProviderRemoveLineItemMutation } from './quotes-api.ts';

/** Removes a line after 6 s, so that it can be undone; `removed` are the lines to leave out already. */
export function useRemoveService(quoteId: string) {
  const [removeLineItem] = useProviderRemoveLineItemMutation();
  const { gone, defer, flush } = useDeferredAct();
  const notifyRefusal = useNotifyRefusal();

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
          removeLineItem({ params: { id: quoteId, lineItemId } })
            .unwrap()
            .catch((refusal: unknown) => {
              notifyRefusal(refusal, { fallback: 'Failed to remove the service' });
              throw refusal;
            }),
      });
    },
    [quoteId, removeLineItem, defer, notifyRefusal],
  );

  return { remove, removed: gone, flush };
}
