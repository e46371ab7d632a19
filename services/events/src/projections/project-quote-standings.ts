import { quoteStandingMessages } from '@marquee/contracts/messages/quote-messages';
import type { quoteProgressed } from '@marquee/contracts/messages/quote-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { QuoteStandingRepository } from './quote-standing-repository.ts';

export function projectQuoteStandings(
  standings: QuoteStandingRepository,
): Subscription<typeof quoteProgressed> {
  return {
    queue: 'events.keep-quote-standings',
    messages: quoteStandingMessages,
    handle: async ({ payload, aggregateVersion }) => standings.upsert(aggregateVersion, payload),
  };
}
