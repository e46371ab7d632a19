import * as clientApi from '@marquee/contracts/client-quote-operations';
import * as changeApi from '@marquee/contracts/quote-change-operations';
import { approve, dj, quoteIn, send } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(() => quotes.stop());

/** Sent, with sixty services. */
async function aLongQuote() {
  const quoted = await quoteIn(quotes, 'draft');
  for (const place of Array.from({ length: 59 }).keys()) {
    const body = { ...dj, serviceName: `Stage ${place}: ${'Uplighting '.repeat(16)}` };
    await quotes.call(changeApi.addLineItem, { as: quoted.provider, params: quoted.params, body });
  }
  await approve(quotes, quoted);
  await send(quotes, quoted);
  return quoted.params;
}

describe('many documents at once', () => {
  test('when more are asked for than can wait, then the rest is asked to come again, and a page does not wait for any', async () => {
    const params = await aLongQuote();
    const answered: string[] = [];
    const downloads = Array.from({ length: 40 }, async () => {
      const answer = await quotes.call(clientApi.getPublicQuotePdf, { params });
      answered.push(`document ${answer.status}`);
      return answer;
    });

    const page = await quotes.call(clientApi.getPublicQuote, { params });
    answered.push(`page ${page.status}`);

    const refused = (await Promise.all(downloads)).filter(({ status }) => status !== 200);
    expect(new Set(answered)).toEqual(new Set(['document 200', 'document 503', 'page 200']));
    expect(answered.at(-1)).toBe('document 200');
    expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(['documents_busy']));
    expect([refused[0]?.headers.get('content-type'), refused[0]?.headers.get('retry-after')]).toEqual([
      'application/problem+json; charset=utf-8',
      '1',
    ]);
  });
});
