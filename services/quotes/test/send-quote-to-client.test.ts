import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import { historyOf } from './support/history-of.ts';
import { messagesOf } from './support/messages-of.ts';
import { approve, discount, quoteIn, send } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

describe('send a quote to the client', () => {
  test('when it is sent twice, then one version is frozen, stored and published', async () => {
    const quoted = await quoteIn(quotes, 'approved_for_review');

    const first = await send(quotes, quoted);
    const second = await send(quotes, quoted);

    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      status: 'sent_to_client',
      sentToClient: true,
      approvedForReview: true,
      sentToClientAt: '2026-03-02T15:00:00.000Z',
      validUntil: '2026-04-01',
      version: 1,
    });
    expect([second.status, second.body]).toEqual([200, first.body]);
    const entries = await historyOf(quotes, quoted);
    expect(entries.filter(({ status }) => status === 'sent_to_client')).toMatchObject([
      { notes: 'Version 1 sent, total $599.00' },
    ]);
    expect(await messagesOf(quotes, quoted.quote.id)).toMatchObject([
      { type: 'quotes.quote.created.v1' },
      { type: 'quotes.quote.progressed.v1' },
      {
        type: 'quotes.quote.sent.v1',
        payload: { version: 1, payableCents: 59_900, validUntil: '2026-04-01' },
      },
    ]);
  });

  test('when a line is added after sending, then the quote is a draft whose next send is version 2', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const { provider, params } = quoted;

    const revised = await quotes.call(changeApi.addLineItem, { as: provider, params, body: discount });
    await approve(quotes, quoted);
    const sent = await send(quotes, quoted);

    expect(revised.body).toMatchObject({
      status: 'draft',
      sentToClient: false,
      sentToClientAt: null,
      version: 1,
    });
    expect(sent.body).toMatchObject({ status: 'sent_to_client', version: 2, finalAmount: '549.50' });
    expect((await messagesOf(quotes, quoted.quote.id)).at(-1)).toMatchObject({
      type: 'quotes.quote.sent.v1',
      payload: { version: 2, payableCents: 54_950, sentToClientAt: '2026-03-02T15:00:00.000Z' },
    });
  });

  test('when its validity has passed, then the send is rejected at the field', async () => {
    const quoted = await quoteIn(quotes, 'approved_for_review');
    const { provider, params } = quoted;
    await quotes.call(api.updateQuote, { as: provider, params, body: { validUntil: '2026-03-01' } });

    const { status, problem } = await send(quotes, quoted);

    expect([status, problem.code]).toEqual([422, 'quote_validity_past']);
    expect(problem.errors?.map(({ path }) => path)).toEqual(['validUntil']);
  });

  test.each(['draft', 'client_accepted', 'archived'] as const)(
    'when the quote is %s, then the send is rejected',
    async (wanted) => {
      expect((await send(quotes, await quoteIn(quotes, wanted))).status).toBe(409);
    },
  );
});
