import * as clientApi from '@marquee/contracts/client-quote-operations';
import { aLargeQuote } from './support/a-large-quote.ts';
import { quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(() => quotes.stop());

/** The statuses in the order of the answers, with the name of each document. */
async function answersTo(calls: Readonly<Record<string, () => Promise<{ status: number }>>>) {
  const answers: string[] = [];
  await Promise.all(
    Object.entries(calls).map(async ([name, call]) => {
      const { status } = await call();
      answers.push(`${name} ${status}`);
    }),
  );
  return answers;
}

describe('many documents at once', () => {
  test('when forty requests are for the same document, then all forty are answered', async () => {
    const { params } = await aLargeQuote(quotes);

    const answers = await Promise.all(
      Array.from({ length: 40 }, () => quotes.call(clientApi.getPublicQuotePdf, { params })),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('when large documents are being rendered, then a small one is rendered meanwhile, and excess requests are rejected', async () => {
    const ofClient = await aLargeQuote(quotes);
    const large = [...(await Promise.all(Array.from({ length: 13 }, () => aLargeQuote(quotes)))), ofClient];
    const small = await quoteIn(quotes, 'sent_to_client');
    const calls = large.map(
      ({ params }, index) =>
        [`large ${index}`, () => quotes.call(clientApi.getPublicQuotePdf, { params })] as const,
    );

    const answers = await answersTo({
      ...Object.fromEntries(calls),
      small: () => quotes.call(clientApi.getPublicQuotePdf, { params: small.params }),
    });
    const later = await quotes.call(clientApi.getClientQuotePdf, {
      as: ofClient.client,
      params: ofClient.params,
    });

    const refused = answers.filter((answer) => answer.endsWith('503'));
    expect(answers).toContain('small 200');
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(later.status).toBe(200);
  });

  test('when a reader is rejected, then the answer says when to retry, and other requests do not wait', async () => {
    const large = await Promise.all(Array.from({ length: 12 }, () => aLargeQuote(quotes)));
    const downloads = large.map(({ params }) => quotes.call(clientApi.getPublicQuotePdf, { params }));

    const page = await quotes.call(clientApi.getPublicQuote, { params: large[0]?.params ?? { id: '' } });

    const refused = (await Promise.all(downloads)).filter(({ status }) => status !== 200);
    expect(page.status).toBe(200);
    expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(['documents_busy']));
    expect([refused[0]?.headers.get('content-type'), refused[0]?.headers.get('retry-after')]).toEqual([
      'application/problem+json; charset=utf-8',
      '2',
    ]);
  });
});
