import * as changeApi from '@marquee/contracts/quote-change-operations';
import { historyOf } from './support/history-of.ts';
import { quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

describe('remove a line item', () => {
  test('when it is removed twice, then the second call changes nothing', async () => {
    const quoted = await quoteIn(quotes, 'approved_for_review');
    const params = { ...quoted.params, lineItemId: quoted.quote.lineItems[0]?.id ?? '' };

    const first = await quotes.call(changeApi.removeLineItem, { as: quoted.provider, params });
    const second = await quotes.call(changeApi.removeLineItem, { as: quoted.provider, params });

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body).toMatchObject({ lineItems: [], totalAmount: '0.00', status: 'draft' });
    expect(second.body).toEqual(first.body);
    const notes = (await historyOf(quotes, quoted)).map((entry) => entry.notes);
    expect(notes.filter((note) => note.startsWith('DJ removed'))).toHaveLength(1);
  });

  test.each(['client_accepted', 'archived'] as const)(
    'when the quote is %s, then the call is rejected',
    async (wanted) => {
      const { provider, quote } = await quoteIn(quotes, wanted);
      const params = { id: quote.id, lineItemId: quote.lineItems[0]?.id ?? '' };

      expect((await quotes.call(changeApi.removeLineItem, { as: provider, params })).status).toBe(409);
    },
  );

  test('when the line’s id is malformed, then the answer is 404', async () => {
    const { provider, quote } = await quoteIn(quotes, 'draft');
    const params = { id: quote.id, lineItemId: 'abc' };

    expect((await quotes.call(changeApi.removeLineItem, { as: provider, params })).status).toBe(404);
  });
});
