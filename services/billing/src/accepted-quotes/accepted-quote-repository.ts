import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Connection } from 'mongoose';

export function createAcceptedQuoteRepository(connection: Connection) {
  const quotes = createProjection<QuoteSnapshot>(connection, {
    name: 'acceptedQuote',
    indexes: [{ fields: { clientId: 1 } }, { fields: { providerId: 1 } }],
  });
  return {
    ...quotes,
    /** As it stands on the quote that was accepted last; empty before there is one. */
    async nameOf(providerId: string): Promise<string> {
      const newest = { field: 'clientAcceptedAt', direction: -1 } as const;
      const [quote] = await quotes.find({ providerId }, { sortBy: newest, limit: 1 });
      return quote?.providerName ?? '';
    },
    /** Of the account as client and as provider, in order of id, after the given one. */
    async of(accountId: string, after: string | null) {
      const later = after === null ? {} : { id: { $gt: after } };
      const [bought, sold] = await Promise.all([
        quotes.find({ clientId: accountId, ...later }),
        quotes.find({ providerId: accountId, clientId: { $ne: accountId }, ...later }),
      ]);
      return [...bought, ...sold].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    },
  };
}

export type AcceptedQuoteRepository = ReturnType<typeof createAcceptedQuoteRepository>;
