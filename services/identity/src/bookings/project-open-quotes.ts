import * as declared from '@marquee/contracts/messages/quote-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { OpenQuoteRepository } from './open-quote-repository.ts';
import { toDate } from './to-date.ts';

/**
 * Stores accepted quotes that a provider made without an event request; for quotes with an event, `projectBookings` stores the event
 * instead. Acceptances by an earlier release arrive as `itemized` messages. A quote whose client or provider has deleted the account is no
 * longer open.
 */
export function projectOpenQuotes(quotes: OpenQuoteRepository): Subscription<typeof declared.quoteAccepted> {
  const { quoteAccepted, quoteItemized, quoteArchived, quoteErased } = declared;
  return {
    queue: 'identity.keep-open-quotes',
    messages: [quoteAccepted, quoteItemized, quoteArchived, quoteErased],
    async handle({ type, payload, aggregateVersion, at }) {
      const { quoteId, eventId, clientId, providerId, clientAcceptedAt, status, eventName } = payload;
      if (eventId !== null || clientId === null || clientAcceptedAt === null) {
        return;
      }
      const isOpen = status === 'client_accepted' && type !== quoteErased.type;
      await quotes.apply(quoteId, aggregateVersion, {
        ...{ clientId, providerId, isOpen },
        name: isOpen ? eventName : '',
        acceptedAt: new Date(clientAcceptedAt),
        archivedAt: toDate(type === quoteArchived.type ? at : null),
      });
    },
  };
}
