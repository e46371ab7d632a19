import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import * as api from '@marquee/contracts/quote-operations';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import { quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(() => quotes.stop());

describe('a client’s deleted account with a quote that this release cannot read', () => {
  test('when the account is erased, then its other quotes are erased, and the message waits for an operator', async () => {
    const { clientId } = aClientCaller();
    const [one, other] = [
      await quoteIn(quotes, 'draft', { clientId }),
      await quoteIn(quotes, 'draft', { clientId }),
    ];
    // Erased in the order of the ids, so the readable one comes second.
    const [unreadable, readable] = one.quote.id < other.quote.id ? [one, other] : [other, one];
    const stored = quotes.connection.collection<{ _id: string }>('quotes');
    await stored.updateOne({ _id: unreadable.quote.id }, { $set: { shape: 99 } });

    const payload = {
      accountId: clientId,
      role: 'client',
      erasedAt: quotes.clock.now().toISOString(),
    } as const;
    await quotes.deliver(accountErased, payload, { aggregateId: clientId });

    const { provider, params } = readable;
    const { body } = await quotes.call(api.getQuote, { as: provider, params });
    const [deadLetter] = await quotes.deadLetters();
    expect(body).toMatchObject({ archived: true, hasPublicPage: false });
    expect(deadLetter?.reason).toContain(`the quote ${unreadable.quote.id} cannot be read`);
  });
});
