import { randomUUID } from 'node:crypto';
import * as clientApi from '@marquee/contracts/client-quote-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import * as changeApi from '@marquee/contracts/quote-change-operations';
import { aProvider } from './support/a-provider.ts';
import { discount, quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

describe('a quote by its share URL', () => {
  test('when it was sent, then anyone can read it with its provider, and no cache may store it', async () => {
    const { event, quote, params } = await quoteIn(quotes, 'sent_to_client');
    await quotes.deliver(providerChanged, aProvider({ providerId: event.providerId }));

    const { status, body, headers } = await quotes.call(clientApi.getPublicQuote, { params });

    expect(status).toBe(200);
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
      'no-referrer',
      'no-store',
    ]);
    expect(body).toEqual({
      id: quote.id,
      provider: {
        businessName: 'Sunset Sound Co.',
        businessDescription: 'Sound and light',
        serviceTypes: ['DJ Services'],
        email: 'dev@sunset.example',
        phone: '555 010 2030',
        address: '9 Pier Road',
      },
      createdAt: quote.createdAt,
      eventName: 'Okafor Wedding',
      eventDate: '2026-09-12',
      timeZone: 'America/New_York',
      clientName: 'Amara Okafor',
      clientEmail: quote.clientEmail,
      lineItems: quote.lineItems,
      notes: '',
      validUntil: '2026-04-01',
      totalAmount: '599.00',
      discountAmount: '0.00',
      finalAmount: '599.00',
      paymentSchedule: { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 },
      instalments: [{ part: 'balance', amount: '599.00', dueOn: '2026-09-05' }],
      sentToClient: true,
      sentToClientAt: quote.sentToClientAt,
      clientAccepted: false,
      clientAcceptedAt: null,
      isBeingRevised: false,
      isExpired: false,
      version: 1,
    });
  });

  test('when it was never sent, then the working copy is shown with its status', async () => {
    const { params } = await quoteIn(quotes, 'draft');

    const { status, body } = await quotes.call(clientApi.getPublicQuote, { params });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      sentToClient: false,
      version: 0,
      totalAmount: '599.00',
      isBeingRevised: false,
    });
    expect(body.provider.businessName).toBe('');
  });

  test('when it is being revised, then the last sent version is shown', async () => {
    const { provider, params } = await quoteIn(quotes, 'sent_to_client');
    await quotes.call(changeApi.addLineItem, { as: provider, params, body: discount });

    const { body } = await quotes.call(clientApi.getPublicQuote, { params });

    expect(body).toMatchObject({
      isBeingRevised: true,
      sentToClient: true,
      finalAmount: '599.00',
      version: 1,
    });
  });

  test('when it was accepted, then the answer says so', async () => {
    const { params } = await quoteIn(quotes, 'client_accepted');

    expect((await quotes.call(clientApi.getPublicQuote, { params })).body.clientAccepted).toBe(true);
  });

  test('when it is archived, then the answer is 404', async () => {
    const { params } = await quoteIn(quotes, 'archived');

    const { status, problem } = await quotes.call(clientApi.getPublicQuote, { params });

    expect([status, problem.message]).toEqual([404, 'Quote not found']);
  });

  test.each(['unknown', 'malformed'])('when the id is %s, then the answer is 404', async (kind) => {
    const id = kind === 'unknown' ? randomUUID() : 'abc';

    expect((await quotes.call(clientApi.getPublicQuote, { params: { id } })).status).toBe(404);
  });
});
