import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';

type VerifiedClient = { id: string; name: string };

/** Assigns a quote to its client once; a quote with a client is never assigned to another. */
export function linkToClient(quote: Quote, client: VerifiedClient): QuoteChange | null {
  return quote.clientId === null
    ? { type: 'linked-to-client', clientId: client.id, clientName: client.name }
    : null;
}
