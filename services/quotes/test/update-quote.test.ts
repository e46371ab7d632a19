import * as clientApi from '@marquee/contracts/client-quote-operations';
import * as api from '@marquee/contracts/quote-operations';
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

describe('update a quote', () => {
  test('when it is renamed after sending, then it stays sent and the client reads the new name', async () => {
    const { provider, client, params } = await quoteIn(quotes, 'sent_to_client');

    const { status, body } = await quotes.call(api.updateQuote, {
      as: provider,
      params,
      body: { eventName: 'Okafor Reception' },
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ eventName: 'Okafor Reception', status: 'sent_to_client' });
    const [shown] = (await quotes.call(clientApi.listClientQuotes, { as: client })).body;
    expect(shown).toMatchObject({ eventName: 'Okafor Reception', isBeingRevised: false });
  });

  test('when texts that an earlier release stored without cleaning are sent unchanged, then the quote stays sent', async () => {
    const { provider, params } = await quoteIn(quotes, 'sent_to_client');
    const old = { eventName: '\u200b', 'offer.notes': 'Zoe\u0308\u202e' };
    await quotes.connection.collection('quotes').updateOne({ _id: params.id as never }, { $set: old });

    const { status, body } = await quotes.call(api.updateQuote, {
      as: provider,
      params,
      body: { eventName: '\u200b', notes: 'Zoe\u0308\u202e' },
    });

    expect([status, body.status, body.eventName]).toEqual([200, 'sent_to_client', '\u200b']);
  });

  test('when the new name has no visible character, then the call is rejected', async () => {
    const { provider, params } = await quoteIn(quotes, 'draft');

    const { status, problem } = await quotes.call(api.updateQuote, {
      as: provider,
      params,
      body: { eventName: '\u200b\u200b' },
    });

    expect([status, problem.message]).toEqual([400, 'Event name is required']);
  });

  test.each([
    [{ notes: 'With lights' }, { notes: 'With lights' }],
    [{ discountAmount: '49.50' }, { discountAmount: '49.50', totalAmount: '599.00', finalAmount: '549.50' }],
    [{ validUntil: '2026-06-01' }, { validUntil: '2026-06-01' }],
  ])('when %j is set after sending, then the quote is a working copy', async (body, shown) => {
    const { provider, params } = await quoteIn(quotes, 'sent_to_client');

    const answer = await quotes.call(api.updateQuote, { as: provider, params, body });

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ ...shown, status: 'draft', approvedForReview: false, version: 1 });
  });

  test('when the call is repeated, then nothing changes', async () => {
    const quoted = await quoteIn(quotes, 'draft');
    const call = {
      as: quoted.provider,
      params: quoted.params,
      body: { notes: 'Deposit', eventName: 'Reception' },
    };

    const first = await quotes.call(api.updateQuote, call);
    const second = await quotes.call(api.updateQuote, call);

    expect(second.body).toEqual(first.body);
    expect(await historyOf(quotes, quoted)).toHaveLength(4);
  });

  test.each([
    [{ eventName: '' }, 'eventName'],
    [{ archived: false }, 'archived'],
    [{ discountAmount: '-1.00' }, 'discountAmount'],
    [{ discountAmount: '1' }, 'discountAmount'],
    [{ validUntil: '2026-02-30' }, 'validUntil'],
    [{ notes: 7 }, 'notes'],
  ])('when the body is %j, then the call is rejected at %s', async (body, path) => {
    const { provider, params } = await quoteIn(quotes, 'draft');

    const { status, problem } = await quotes.call(api.updateQuote, { as: provider, params, body });

    expect([status, problem.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });

  test('when the discount is more than the total, then the call is rejected', async () => {
    const { provider, params } = await quoteIn(quotes, 'draft');

    const { status } = await quotes.call(api.updateQuote, {
      as: provider,
      params,
      body: { discountAmount: '599.01' },
    });

    expect(status).toBe(422);
  });

  test.each([
    { eventName: 'Reception' },
    { notes: 'New' },
    { discountAmount: '1.00' },
    { validUntil: '2026-06-01' },
  ])('when the client has accepted and %j is set, then the call is rejected', async (body) => {
    const { provider, params } = await quoteIn(quotes, 'client_accepted');

    const { status, problem } = await quotes.call(api.updateQuote, { as: provider, params, body });

    expect([status, problem.code]).toEqual([409, 'quote_already_accepted']);
  });
});
