import { createQuote } from '@marquee/contracts/quote-operations';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes({ DRAFT_QUOTE_ACCOUNT_LIMIT: '2' });
});

afterAll(() => quotes.stop());

describe('a provider with the maximum of unsent quotes', () => {
  test('when they create one more, then the answer is 409 with advice, and another provider is not affected', async () => {
    const provider = aProviderCaller();
    const { providerId } = provider;
    await quoteIn(quotes, 'draft', { providerId });
    await quoteIn(quotes, 'approved_for_review', { providerId });
    const body = { clientEmail: 'dana@example.com', eventName: 'Wedding' };

    const refused = await quotes.call(createQuote, { as: provider, body });
    const other = await quotes.call(createQuote, { as: aProviderCaller(), body });

    expect([refused.status, refused.problem.code, other.status]).toEqual([409, 'too_many_drafts', 201]);
    expect(refused.problem.message).toBe(
      'You have 2 quotes that have not been sent. Send or archive some first.',
    );
  });

  test('when one of the quotes is sent, then another can be created', async () => {
    const provider = aProviderCaller();
    const { providerId } = provider;
    await quoteIn(quotes, 'draft', { providerId });
    await quoteIn(quotes, 'sent_to_client', { providerId });
    const body = { clientEmail: 'dana@example.com', eventName: 'Wedding' };

    const { status } = await quotes.call(createQuote, { as: provider, body });

    expect(status).toBe(201);
  });
});
