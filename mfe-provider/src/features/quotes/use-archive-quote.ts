import type { ProviderQuote } from '@marquee/contracts/quotes';
import { notify } from '@marquee/ui';
import { messageOf } from '@marquee/web-kit';
import { useDeferredAct } from '../../deferral/use-deferred-act.ts';
import { useProviderUpdateQuoteMutation } from './quotes-api.ts';

/** Archives after 6 s, so that it can be undone. */
export function useArchiveQuote() {
  const [updateQuote] = useProviderUpdateQuoteMutation();
  const { subject, defer, undo, flush } = useDeferredAct();

  async function archive({ id, eventName }: ProviderQuote) {
    await defer(id, async () => {
      try {
        await updateQuote({ params: { id }, body: { archived: true } }).unwrap();
      } catch (refusal) {
        const description = messageOf(refusal, 'Please try again');
        notify({ kind: 'destructive', title: 'Failed to Archive Quote', description });
      }
    });
    notify({
      title: 'Quote Archived',
      description: `The quote for ${eventName} was archived.`,
      action: { label: 'Undo', onSelect: undo },
    });
  }

  return { archive, archivingId: subject, flushArchive: flush };
}
