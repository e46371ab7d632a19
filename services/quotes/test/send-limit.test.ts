import { randomUUID } from 'node:crypto';
import { getQuote } from '@marquee/contracts/quote-operations';
import { sendQuoteToClient } from '@marquee/contracts/quote-change-operations';
import { messagesOf } from './support/messages-of.ts';
import { quoteIn, send } from './support/quote-in.ts';
import type { Quoted } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;
let providerId: string;

beforeAll(async () => {
  quotes = await startQuotes({ SEND_QUOTE_ACCOUNT_LIMIT: '2' });
});

beforeEach(() => {
  providerId = randomUUID();
});

afterAll(() => quotes.stop());

function approved(): Promise<Quoted> {
  return quoteIn(quotes, 'approved_for_review', { providerId });
}

/** Sends the two quotes that a provider may send per day. */
async function useUp(): Promise<[Quoted, Quoted]> {
  return [
    await quoteIn(quotes, 'sent_to_client', { providerId }),
    await quoteIn(quotes, 'sent_to_client', { providerId }),
  ];
}

describe('a provider who sends quotes to many addresses', () => {
  test('when the day’s limit is used up, then the next send is rejected with the time to retry', async () => {
    await useUp();
    const next = await approved();

    const { status, problem, headers } = await send(quotes, next);

    expect([status, problem.code]).toEqual([429, 'too_many_sent']);
    expect(problem.message).toBe(
      'You have sent as many quotes as an account may in a day (2). Please try again in 9 hours.',
    );
    expect(headers.get('retry-after')).toBe(String(9 * 3600));
  });

  test('when a send is rejected, then nothing about it is stored or published', async () => {
    await useUp();
    const next = await approved();

    await send(quotes, next);

    const { body } = await quotes.call(getQuote, { as: next.provider, params: next.params });
    expect(body).toEqual(next.quote);
    const published = await messagesOf(quotes, next.quote.id);
    expect(published.map(({ type }) => type)).toEqual([
      'quotes.quote.created.v1',
      'quotes.quote.progressed.v1',
    ]);
  });

  test('when a sent quote is sent again after the limit is used up, then the call succeeds', async () => {
    const [first, second] = await useUp();

    const answers = [await send(quotes, first), await send(quotes, second)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('when a call is repeated with its key, then the answer is the same and the send counts once', async () => {
    const { provider, params } = await approved();
    const call = { as: provider, params, idempotencyKey: randomUUID() };
    const first = await quotes.call(sendQuoteToClient, call);
    await quotes.call(sendQuoteToClient, call);
    await quoteIn(quotes, 'sent_to_client', { providerId });

    const again = await quotes.call(sendQuoteToClient, call);

    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test('when a send is rejected for another reason, then it does not count', async () => {
    const draft = await quoteIn(quotes, 'draft', { providerId });
    const refused = [await send(quotes, draft), await send(quotes, draft)];

    await useUp();

    expect(refused.map(({ status }) => status)).toEqual([409, 409]);
  });

  test('when many are sent at once, then no more than the limit succeed', async () => {
    const all = [await approved(), await approved(), await approved(), await approved()];

    const answers = await Promise.all(all.map((quoted) => send(quotes, quoted)));

    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
  });

  test('when another provider sends, then it succeeds', async () => {
    await useUp();

    const other = await send(quotes, await quoteIn(quotes, 'approved_for_review'));

    expect(other.status).toBe(200);
  });
});

describe('a provider who waited', () => {
  test('when the day is over, then the same quote is sent', async () => {
    await useUp();
    const next = await approved();
    await send(quotes, next);
    quotes.clock.advance({ hours: 9 });

    const { status } = await send(quotes, next);

    expect(status).toBe(200);
  });
});
