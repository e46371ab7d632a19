import { quoteArchived } from '@marquee/contracts/messages/quote-messages';
import * as api from '@marquee/contracts/quote-operations';
import { historyOf } from './support/history-of.ts';
import { messageTypesOf } from './support/messages-of.ts';
import { archive, quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

describe('archive a quote', () => {
  test.each(['draft', 'approved_for_review', 'sent_to_client', 'client_accepted'] as const)(
    'when it is %s and archived twice, then one archiving is recorded, with the server’s time',
    async (wanted) => {
      const quoted = await quoteIn(quotes, wanted);
      const { provider, params } = quoted;

      const body = { archived: true, archivedAt: '1999-01-01T00:00:00.000Z' };
      const first = await quotes.call(api.updateQuote, { as: provider, params, body });
      const second = await archive(quotes, quoted);

      expect(first.body).toMatchObject({
        archived: true,
        archivedAt: '2026-03-02T15:00:00.000Z',
        status: 'archived',
      });
      expect([second.status, second.body]).toEqual([200, first.body]);
      const entries = await historyOf(quotes, quoted);
      expect(entries.filter(({ status }) => status === 'archived')).toHaveLength(1);
    },
  );

  test.each(['draft', 'approved_for_review', 'sent_to_client', 'client_accepted'] as const)(
    'when it is %s and archived repeatedly, then one message is published',
    async (wanted) => {
      const quoted = await quoteIn(quotes, wanted);

      await archive(quotes, quoted);
      await archive(quotes, quoted);

      const published = await messageTypesOf(quotes, quoted.quote.id);
      expect(published.filter((type) => type === quoteArchived.type)).toHaveLength(1);
    },
  );

  test('when another part of the same call is rejected, then the quote is not archived either', async () => {
    const { provider, params } = await quoteIn(quotes, 'client_accepted');

    const body = { archived: true, notes: 'New' };
    const refused = await quotes.call(api.updateQuote, { as: provider, params, body });

    expect(refused.status).toBe(409);
    expect((await quotes.call(api.getQuote, { as: provider, params })).body.status).toBe('client_accepted');
  });
});
