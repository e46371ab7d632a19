import * as clientApi from '@marquee/contracts/client-quote-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import * as api from '@marquee/contracts/quote-operations';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import { aProvider } from './support/a-provider.ts';
import { archive, quoteIn, send } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

describe('a client’s quotes', () => {
  test('when they are listed, then the sent ones appear, last sent first, and no cache may store the answer', async () => {
    const client = aClientCaller();
    const { clientId } = client;
    const older = await quoteIn(quotes, 'sent_to_client', { clientId });
    quotes.clock.advance({ hours: 1 });
    const newer = await quoteIn(quotes, 'sent_to_client', { clientId });
    await quoteIn(quotes, 'approved_for_review', { clientId });
    await archive(quotes, await quoteIn(quotes, 'sent_to_client', { clientId }));

    const { status, body, headers } = await quotes.call(clientApi.listClientQuotes, { as: client });

    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.map(({ id }) => id)).toEqual([newer.quote.id, older.quote.id]);
  });

  test('when the provider revises a quote, then the client reads the last sent version, marked as being revised', async () => {
    const { provider, client, params } = await quoteIn(quotes, 'sent_to_client');
    await quotes.call(api.updateQuote, {
      as: provider,
      params,
      body: { discountAmount: '49.50', notes: 'New' },
    });

    const [shown] = (await quotes.call(clientApi.listClientQuotes, { as: client })).body;

    expect(shown).toMatchObject({
      isBeingRevised: true,
      version: 1,
      finalAmount: '599.00',
      notes: '',
      validUntil: '2026-04-01',
      sentToClientAt: expect.any(String) as string,
    });
  });

  test.each([
    ['a business name', {}, 'Sunset Sound Co.'],
    ['no business name', { businessName: '' }, 'Dev Rao'],
    ['no name at all', { businessName: '', fullName: '' }, 'dev@sunset.example'],
  ])('when the provider has %s, then the first non-empty name is shown', async (_case, known, name) => {
    const { event, client } = await quoteIn(quotes, 'sent_to_client');
    await quotes.deliver(providerChanged, aProvider({ providerId: event.providerId, ...known }));

    const { body } = await quotes.call(clientApi.listClientQuotes, { as: client });

    expect(body.map(({ providerName, providerId }) => [providerName, providerId])).toEqual([
      [name, event.providerId],
    ]);
  });
});

describe('the client’s quote summary', () => {
  test('when nothing was sent, then it is null', async () => {
    const { client } = await quoteIn(quotes, 'approved_for_review');

    const { status, body } = await quotes.call(clientApi.getClientQuote, { as: client });

    expect([status, body]).toEqual([200, null]);
  });

  test.each([
    ['sent_to_client', 'Pending'],
    ['client_accepted', 'Accepted'],
  ] as const)('when the newest quote is %s, then its status in the summary is %s', async (wanted, status) => {
    const { client, quote } = await quoteIn(quotes, wanted);

    const { body } = await quotes.call(clientApi.getClientQuote, { as: client });
    const [listed] = (await quotes.call(clientApi.listClientQuotes, { as: client })).body;

    expect(body).toEqual({
      id: quote.id,
      eventId: quote.eventId,
      eventName: quote.eventName,
      providerName: '',
      revision: quote.revision,
      status,
      totalAmount: '599.00',
      discountAmount: '0.00',
      finalAmount: '599.00',
      instalments: listed?.instalments,
      isBeingRevised: false,
      isExpired: false,
      clientEmail: quote.clientEmail,
      createdAt: quote.createdAt,
      version: 1,
    });
  });

  test('when the quote has a discount, is being revised and has expired, then the summary has the amounts and flags of the list', async () => {
    const quoted = await quoteIn(quotes, 'approved_for_review');
    const { provider, client, params } = quoted;
    await quotes.call(api.updateQuote, { as: provider, params, body: { discountAmount: '49.50' } });
    await send(quotes, quoted);
    await quotes.call(api.updateQuote, { as: provider, params, body: { notes: 'New' } });
    quotes.clock.advance({ days: 40 });

    const { body } = await quotes.call(clientApi.getClientQuote, { as: client });
    const [listed] = (await quotes.call(clientApi.listClientQuotes, { as: client })).body;

    expect(body).toMatchObject({ totalAmount: '599.00', discountAmount: '49.50', finalAmount: '549.50' });
    expect(body?.instalments).toEqual(listed?.instalments);
    expect(body).toMatchObject({ isBeingRevised: true, isExpired: true });
    expect(listed).toMatchObject({ totalAmount: '599.00', finalAmount: '549.50', isExpired: true });
  });
});
