import type { Envelope } from '@marquee/contracts/message';
import type { Quotes } from './start-quotes.ts';

/** The published messages of one quote, in order. */
export async function messagesOf(quotes: Quotes, quoteId: string): Promise<Envelope[]> {
  return (await quotes.published()).filter(({ aggregateId }) => aggregateId === quoteId);
}

export async function messageTypesOf(quotes: Quotes, quoteId: string): Promise<string[]> {
  return (await messagesOf(quotes, quoteId)).map(({ type }) => type);
}
