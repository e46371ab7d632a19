import * as clientApi from '@marquee/contracts/client-quote-operations';
import * as api from '@marquee/contracts/quote-operations';
import { historyOf } from './support/history-of.ts';
import { messagesOf } from './support/messages-of.ts';
import { accept, approve, quoteIn, send } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

describe('accept a quote', () => {
  test('when the client accepts twice, then one acceptance is recorded, and published with the total', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const { client, params, quote } = quoted;

    const first = await quotes.call(clientApi.acceptClientQuote, {
      as: client,
      params,
      body: { version: 1 },
    });
    const second = await accept(quotes, quoted);

    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      id: quote.id,
      clientAccepted: true,
      clientAcceptedAt: '2026-03-02T15:00:00.000Z',
      finalAmount: '599.00',
      version: 1,
    });
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect((await historyOf(quotes, quoted))[0]).toMatchObject({
      status: 'client_accepted',
      notes: 'Version 1 accepted, total $599.00',
      actor: 'client',
    });
    const published = (await messagesOf(quotes, quote.id)).filter(
      ({ type }) => type === 'quotes.quote.accepted.v1',
    );
    expect(published).toMatchObject([
      {
        actor: client.id,
        payload: { eventId: quote.eventId, clientId: client.clientId, payableCents: 59_900 },
      },
    ]);
  });

  test('when the provider has sent the next version, then only that version can be accepted', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const { provider, client, params } = quoted;
    await quotes.call(api.updateQuote, { as: provider, params, body: { discountAmount: '49.50' } });
    await approve(quotes, quoted);
    await send(quotes, quoted);
    const outdated = await quotes.call(clientApi.acceptClientQuote, {
      as: client,
      params,
      body: { version: 1 },
    });
    const accepted = await quotes.call(clientApi.acceptClientQuote, {
      as: client,
      params,
      body: { version: 2 },
    });

    expect([outdated.status, outdated.problem.code]).toEqual([409, 'quote_version_changed']);
    expect(accepted.body).toMatchObject({ clientAccepted: true, version: 2, finalAmount: '549.50' });
  });

  test.each(['draft', 'approved_for_review', 'archived'] as const)(
    'when the quote is %s, then the acceptance is rejected',
    async (wanted) => {
      expect((await accept(quotes, await quoteIn(quotes, wanted))).status).toBe(409);
    },
  );

  test.each([{ version: 'one' }, { version: 0 }, { version: 1.5 }])(
    'when the body is %j, then the answer is 400',
    async (body) => {
      const { client, params } = await quoteIn(quotes, 'sent_to_client');

      const { status, problem } = await quotes.call(clientApi.acceptClientQuote, {
        as: client,
        params,
        body,
      });

      expect([status, problem.errors?.map(({ path }) => path)]).toEqual([400, ['version']]);
    },
  );
});

describe('the last day of a quote', () => {
  test('when it is over in the event’s time zone, then the quote is expired and cannot be accepted', async () => {
    const own = await startQuotes();
    const quoted = await quoteIn(own, 'sent_to_client');

    own.clock.set(new Date('2026-04-02T03:59:00.000Z'));
    const before = await own.call(clientApi.listClientQuotes, { as: quoted.client });
    own.clock.set(new Date('2026-04-02T04:01:00.000Z'));
    const after = await own.call(clientApi.listClientQuotes, { as: quoted.client });
    const refused = await accept(own, quoted);
    await own.stop();

    expect([before.body[0]?.isExpired, after.body[0]?.isExpired]).toEqual([false, true]);
    expect([refused.status, refused.problem.message]).toEqual([409, 'This quote has expired']);
  });
});
