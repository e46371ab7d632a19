import { quoteAccepted, quoteErased } from '@marquee/contracts/messages/quote-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { AcceptedQuoteRepository } from './accepted-quote-repository.ts';

export function keepAcceptedQuotes(
  acceptedQuotes: AcceptedQuoteRepository,
): Subscription<typeof quoteAccepted> {
  return {
    queue: 'billing.keep-accepted-quotes',
    messages: [quoteAccepted, quoteErased],
    handle: ({ payload, aggregateVersion }) =>
      acceptedQuotes.apply(payload.quoteId, aggregateVersion, payload),
  };
}
