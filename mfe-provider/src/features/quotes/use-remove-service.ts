import type { LineItem } from '@marquee/contracts/quotes';
import { notify } from '@marquee/ui';
import { messageOf } from '@marquee/web-kit';
import { useDeferredAct } from '../../use-deferred-act.ts';
import { useProviderRemoveLineItemMutation } from './quotes-api.ts';

/** Removes a line after 6 s, so that it can be undone; `removed` are the lines to leave out already. */
export function useRemoveService(quoteId: string) {
  const [removeLineItem] = useProviderRemoveLineItemMutation();
  const { gone, defer, flush } = useDeferredAct();

  function remove({ id: lineItemId, serviceName }: LineItem) {
    defer({
      subject: lineItemId,
      toast: { title: 'Service Removed', description: `${serviceName} was removed.` },
      run: () =>
        removeLineItem({ params: { id: quoteId, lineItemId } })
          .unwrap()
          .catch(sayRefusal),
    });
  }

  return { remove, removed: gone, flush };
}

function sayRefusal(refusal: unknown): never {
  const description = messageOf(refusal, 'Failed to remove the service');
  notify({ kind: 'destructive', title: 'Error', description });
  throw refusal;
}
