import { toEmailKey } from '@marquee/contracts/text';
import type { QuoteDeps } from './quote-deps.ts';
import type { Quote } from './domain/quote.ts';

type WrittenDeps = Pick<QuoteDeps, 'clients' | 'eventRequests' | 'quotes'>;

/**
 * Whether the client has sent the provider a request or accepted one of the provider's quotes, so that the provider may email the client.
 */
export async function hasClientWritten(
  { clients, eventRequests, quotes }: WrittenDeps,
  { eventId, providerId, clientEmail }: Pick<Quote, 'eventId' | 'providerId' | 'clientEmail'>,
): Promise<boolean> {
  if (eventId !== null) {
    return true;
  }
  const client = await clients.findOne({ emailKey: toEmailKey(clientEmail) });
  if (client === null) {
    return false;
  }
  const both = { providerId, clientId: client.id };
  return (await eventRequests.findOne(both)) !== null || (await quotes.hasAccepted(both));
}
