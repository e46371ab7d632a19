import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Connection } from 'mongoose';

export function createAcceptedQuoteRepository(connection: Connection) {
  return createProjection<QuoteSnapshot>(connection, { name: 'acceptedQuote', indexes: [] });
}

export type AcceptedQuoteRepository = ReturnType<typeof createAcceptedQuoteRepository>;
