import type { EventView } from '@marquee/contracts/events';
import { sentence } from '@marquee/contracts/sentence';
import { isolated, notify } from '@marquee/ui';
import { useNavigate, useNotifyRefusal } from '@marquee/web-kit';
import { useState } from 'react';
import { useKnownQuotes } from '../../known-quotes.ts';
import { hasQuote } from './has-quote.ts';
import { useProviderCreateQuoteFromRequestMutation } from './requests-api.ts';

/** Creates a quote from a request, or finds its open quote, and opens the quote's editor. A toast appears only for a new quote. */
export function useCreateQuote() {
  const [createQuote] = useProviderCreateQuoteFromRequestMutation();
  const [creatingFor, setCreatingFor] = useState<string | null>(null);
  const { markQuoted } = useKnownQuotes();
  const navigate = useNavigate();
  const notifyRefusal = useNotifyRefusal();

  async function create(request: EventView) {
    const { id } = request;
    setCreatingFor(id);
    try {
      const { id: quoteId, eventName, isNew } = await createQuote({ params: { id } }).unwrap();
      if (isNew ?? !hasQuote(request)) {
        markQuoted(id);
        notify({
          title: 'Quote Created',
          description: sentence(`Add services to the quote for ${isolated(eventName)}`),
        });
      }
      void navigate(`/provider/quotes/${quoteId}`);
    } catch (refusal) {
      notifyRefusal(refusal, { title: 'Error', fallback: 'Failed to create quote' });
    }
    setCreatingFor(null);
  }

  return { create, creatingFor } as const;
}
