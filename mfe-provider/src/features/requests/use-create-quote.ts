import type { EventView } from '@marquee/contracts/events';
import { notify } from '@marquee/ui';
import { messageOf, useNavigate } from '@marquee/web-kit';
import { useState } from 'react';
import { useProviderCreateQuoteFromRequestMutation } from './requests-api.ts';

/** Makes a quote from a request, or finds the one that is open, and goes to its editor. */
export function useCreateQuote() {
  const [createQuote] = useProviderCreateQuoteFromRequestMutation();
  const [creatingFor, setCreatingFor] = useState<string | null>(null);
  const navigate = useNavigate();

  async function create(request: EventView) {
    setCreatingFor(request.id);
    try {
      const quote = await createQuote({ params: { id: request.id } }).unwrap();
      if (request.status === 'inquiry') {
        notify({
          title: 'Quote Created',
          description: `A quote for ${quote.eventName} is ready for its services.`,
        });
      }
      void navigate(`/provider/quotes/${quote.id}`);
    } catch (refusal) {
      notify({
        kind: 'destructive',
        title: 'Error',
        description: messageOf(refusal, 'Failed to create quote'),
      });
    }
    setCreatingFor(null);
  }

  return { create, creatingFor } as const;
}
