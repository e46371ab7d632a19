import type { EventView } from '@marquee/contracts/events';
import { notify } from '@marquee/ui';
import { useNavigate, useNotifyRefusal } from '@marquee/web-kit';
import { useState } from 'react';
import { useQuotedRequests } from './quoted-requests.ts';
import { useProviderCreateQuoteFromRequestMutation } from './requests-api.ts';

/** Makes a quote from a request, or finds the one that is open, and goes to its editor. */
export function useCreateQuote() {
  const [createQuote] = useProviderCreateQuoteFromRequestMutation();
  const [creatingFor, setCreatingFor] = useState<string | null>(null);
  const { markQuoted } = useQuotedRequests();
  const navigate = useNavigate();
  const notifyRefusal = useNotifyRefusal();

  async function create({ id, status }: EventView) {
    setCreatingFor(id);
    try {
      const { id: quoteId, eventName } = await createQuote({ params: { id } }).unwrap();
      if (status === 'inquiry') {
        markQuoted(id);
        notify({
          title: 'Quote Created',
          description: `A quote for ${eventName} is ready for its services.`,
        });
      }
      void navigate(`/provider/quotes/${quoteId}`);
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to create quote' });
    }
    setCreatingFor(null);
  }

  return { create, creatingFor } as const;
}
