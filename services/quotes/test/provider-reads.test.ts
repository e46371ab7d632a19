import * as api from '@marquee/contracts/quote-operations';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { aQuoteByHand } from './support/a-quote-by-hand.ts';
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

async function threeQuotes() {
  const provider = aProviderCaller();
  const { providerId } = provider;
  const ids: string[] = [];
  for (const status of ['approved_for_review', 'sent_to_client', 'draft'] as const) {
    ids.push((await quoteIn(quotes, status, { providerId })).quote.id);
    quotes.clock.advance({ seconds: 1 });
  }
  return { provider, ids };
}

describe('a provider’s quotes', () => {
  test('when they are listed, then the last changed quote comes first', async () => {
    const { provider, ids } = await threeQuotes();
    await quotes.call(api.updateQuote, {
      as: provider,
      params: { id: ids[0] ?? '' },
      body: { notes: 'Changed' },
    });

    const { status, body, headers } = await quotes.call(api.listQuotes, { as: provider });

    expect([status, headers.get('x-total-count'), headers.get('link')]).toEqual([200, '3', null]);
    expect(body.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]]);
    expect(body.every(({ lastChangedBy }) => lastChangedBy === 'provider')).toBe(true);
  });

  test('when they are read page by page, then each appears once', async () => {
    const { provider, ids } = await threeQuotes();

    const first = await quotes.call(api.listQuotes, { as: provider, query: { limit: '2' } });
    const after = first.body.at(-1)?.id ?? '';
    const second = await quotes.call(api.listQuotes, { as: provider, query: { limit: '2', after } });

    expect(first.headers.get('link')).toContain(`after=${after}`);
    expect(second.headers.get('link')).toBeNull();
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test('when the status is unknown, then the query is rejected', async () => {
    const call = { as: aProviderCaller(), query: { status: 'sent' } };

    const { status, problem } = await quotes.call(api.listQuotes, call);

    expect([status, problem.errors?.map(({ path }) => path)]).toEqual([400, ['status']]);
  });

  test('when one status is requested, then only quotes with that status appear', async () => {
    const { provider, ids } = await threeQuotes();

    const sent = await quotes.call(api.listQuotes, { as: provider, query: { status: 'sent_to_client' } });
    const approved = await quotes.call(api.listQuotesApprovedForReview, { as: provider });

    expect(sent.body.map(({ id }) => id)).toEqual([ids[1]]);
    expect(approved.body.map(({ id }) => id)).toEqual([ids[0]]);
  });

  test('when the limit is malformed, then the query is rejected at that parameter', async () => {
    const call = { as: aProviderCaller(), query: { limit: '201' } };

    const { status, problem } = await quotes.call(api.listQuotes, call);

    expect([status, problem.errors?.map(({ path }) => path)]).toEqual([400, ['limit']]);
  });
});

describe('a quote’s history', () => {
  test('when it is read, then the newest entry comes first, with actor and time', async () => {
    const quoted = await quoteIn(quotes, 'client_accepted');

    const entries = await historyOf(quotes, quoted);

    expect(entries.map(({ status, actor }) => [status, actor])).toEqual([
      ['client_accepted', 'client'],
      ['sent_to_client', 'provider'],
      ['approved_for_review', 'provider'],
      ['draft', 'provider'],
      ['draft', 'provider'],
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(5);
    expect(entries[0]?.createdAt).toBe(quotes.clock.now().toISOString());
  });

  test('when the quote was made by hand, then its history begins with the creation', async () => {
    const made = await aQuoteByHand(quotes, { clientEmail: 'a@example.com' });

    expect((await historyOf(quotes, made)).map(({ notes }) => notes)).toEqual(['Created by the provider']);
  });
});
