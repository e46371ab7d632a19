import { randomUUID } from 'node:crypto';
import * as api from '@marquee/contracts/quote-operations';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { aPublishedClient } from './support/a-client.ts';
import { aQuoteByHand } from './support/a-quote-by-hand.ts';
import { historyOf } from './support/history-of.ts';
import { messagesOf } from './support/messages-of.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

describe('create a quote by hand', () => {
  test('when no account has the address, then the quote waits for such an account', async () => {
    const provider = aProviderCaller();
    const body = { clientEmail: 'New@Example.com', clientName: 'Lena', eventName: 'Gala', archived: true };

    const { status, body: quote } = await quotes.call(api.createQuote, { as: provider, body });

    expect(status).toBe(201);
    expect(quote).toMatchObject({
      eventId: null,
      clientEmail: 'New@Example.com',
      clientName: 'Lena',
      eventName: 'Gala',
      eventDate: '',
      status: 'draft',
      archived: false,
    });
    expect(await messagesOf(quotes, quote.id)).toMatchObject([
      { type: 'quotes.quote.created.v1', payload: { eventId: null, clientId: null } },
    ]);
    expect(await historyOf(quotes, { provider, params: { id: quote.id } })).toMatchObject([
      { status: 'draft', notes: 'Created by the provider', actor: 'provider' },
    ]);
  });

  test('when a client has verified the address, then the quote belongs to them at once', async () => {
    const client = await aPublishedClient(quotes, { emailVerified: true });

    const { quote } = await aQuoteByHand(quotes, { clientEmail: client.email.toUpperCase() });

    expect(quote.clientName).toBe('Amara Okafor');
    const [created] = await messagesOf(quotes, quote.id);
    expect(created?.payload).toMatchObject({ clientId: client.clientId });
  });

  test('when a client has the address but has not verified it, then the quote waits', async () => {
    const client = await aPublishedClient(quotes, { emailVerified: false });

    const { quote } = await aQuoteByHand(quotes, { clientEmail: client.email });

    const [created] = await messagesOf(quotes, quote.id);
    expect(created?.payload).toMatchObject({ clientId: null });
  });

  test('when the same Idempotency-Key is sent again, then there is one quote', async () => {
    const provider = aProviderCaller();
    const call = {
      as: provider,
      body: { clientEmail: 'a@example.com', eventName: 'Gala' },
      idempotencyKey: randomUUID(),
    };

    const first = await quotes.call(api.createQuote, call);
    const second = await quotes.call(api.createQuote, call);

    expect(second.body).toEqual(first.body);
    expect((await quotes.call(api.listQuotes, { as: provider })).body).toHaveLength(1);
  });

  test.each([
    [{}, ['clientEmail', 'eventName']],
    [{ clientEmail: 'nobody', eventName: 'Gala' }, ['clientEmail']],
    [{ clientEmail: 'a@example.com', eventName: ' ' }, ['eventName']],
    [{ clientEmail: 'a@example.com', eventName: 'Gala', clientName: 7 }, ['clientName']],
  ])('when the body is %j, then the call is rejected at %j', async (body, paths) => {
    const { status, problem } = await quotes.call(api.createQuote, { as: aProviderCaller(), body });

    expect([status, problem.errors?.map(({ path }) => path)]).toEqual([400, paths]);
  });
});
