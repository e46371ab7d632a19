import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import { aRequest } from './support/a-request.ts';
import { historyOf } from './support/history-of.ts';
import { approve, quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

describe('approve a quote for review', () => {
  test('when the provider approves twice, then one approval is recorded', async () => {
    const quoted = await quoteIn(quotes, 'draft');

    const first = await approve(quotes, quoted);
    const second = await approve(quotes, quoted);

    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      status: 'approved_for_review',
      approvedForReview: true,
      lastChangedBy: 'provider',
    });
    expect([second.status, second.body]).toEqual([200, first.body]);
    const [latest, before] = await historyOf(quotes, quoted);
    expect(latest).toMatchObject({ status: 'approved_for_review', notes: '1 line, total $599.00' });
    expect(before?.status).toBe('draft');
  });

  test('when the quote has no service, then the approval is rejected with the reason', async () => {
    const { provider, event } = await aRequest(quotes);
    const { body } = await quotes.call(api.createQuoteFromRequest, {
      as: provider,
      params: { id: event.eventId },
    });

    const refused = await quotes.call(changeApi.approveQuoteForReview, {
      as: provider,
      params: { id: body.id },
    });

    expect([refused.status, refused.problem.message]).toEqual([
      422,
      'Add at least one service before approving for review',
    ]);
  });

  test.each(['sent_to_client', 'client_accepted', 'archived'] as const)(
    'when the quote is %s, then the approval is rejected',
    async (wanted) => {
      expect((await approve(quotes, await quoteIn(quotes, wanted))).status).toBe(409);
    },
  );
});
