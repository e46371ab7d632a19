import { quoteAccepted, quoteErased } from '@marquee/contracts/messages/quote-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { Cause } from '@marquee/service-kit/messaging/message';
import type { AcceptedQuoteRepository } from './accepted-quote-repository.ts';

type ProjectionDeps = {
  acceptedQuotes: AcceptedQuoteRepository;
  /** Runs before an erasure removes names from the stored quote. */
  beforeErasure: (quoteId: QuoteSnapshot['quoteId'], cause: Cause) => Promise<void>;
};

/** Stores each accepted quote. After an erasure, stores the quote again without the names. */
export function projectAcceptedQuotes({
  acceptedQuotes,
  beforeErasure,
}: ProjectionDeps): Subscription<typeof quoteAccepted> {
  return {
    queue: 'billing.keep-accepted-quotes',
    messages: [quoteAccepted, quoteErased],
    handle: async (envelope) => {
      if (envelope.type === quoteErased.type) {
        await beforeErasure(envelope.payload.quoteId, envelope);
      }
      await acceptedQuotes.project(envelope);
    },
  };
}
