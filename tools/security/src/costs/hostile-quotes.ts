import { randomUUID } from 'node:crypto';

import type { Connection } from '@marquee/service-kit/store/database';

type StoredQuote = { _id: string; requestKey: string; offer: { lineItems: { id: string }[] } };

/** The longest permitted descriptions. The first contains line ends, which an earlier release stored unchanged. */
const descriptions = [
  'a\n'.repeat(498),
  'حفل زفاف جميل '.repeat(71),
  '永和九年岁在癸丑'.repeat(124),
] as const;
const lines = 100;

/** Copies a quote, with a hundred lines that are expensive to render, and returns the copy's id. Each copy is a different document. */
export async function storeHostileQuote(quotes: Connection, like: string, place: number): Promise<string> {
  const stored = quotes.collection<StoredQuote>('quotes');
  const quote = await stored.findOne({ _id: like });
  const [line] = quote?.offer.lineItems ?? [];
  if (quote === null || line === undefined) {
    throw new Error(`the quote ${like} has no line to copy`);
  }
  const id = randomUUID();
  const serviceDescription = descriptions[place % descriptions.length];
  const lineItems = Array.from({ length: lines }, () => ({ ...line, id: randomUUID(), serviceDescription }));
  await stored.insertOne({ ...quote, _id: id, requestKey: id, offer: { ...quote.offer, lineItems } });
  return id;
}
