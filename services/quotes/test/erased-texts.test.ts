import { getPublicQuote, getPublicQuotePdf } from '@marquee/contracts/client-quote-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { pseudonymOf } from '@marquee/contracts/pseudonym';
import { addLineItem } from '@marquee/contracts/quote-change-operations';
import { aProvider } from './support/a-provider.ts';
import { historyOf } from './support/history-of.ts';
import { accept, quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(() => quotes.stop());

async function erased(accountId: string, role: 'client' | 'provider'): Promise<void> {
  const payload = { accountId, role, erasedAt: quotes.clock.now().toISOString() };
  await quotes.deliver(accountErased, payload, { aggregateId: accountId, aggregateVersion: 9 });
}

async function storedText(id: string): Promise<string> {
  const found = await quotes.connection.collection<{ _id: string }>('quotes').findOne({ _id: id });
  return JSON.stringify({ ...found, outbox: [] });
}

async function storedProvider(id: string): Promise<unknown> {
  const found = await quotes.connection.collection<{ _id: string }>('quotes').findOne({ _id: id });
  return (found as { publishedProvider?: unknown } | null)?.publishedProvider;
}

async function setStoredProvider(id: string, publishedProvider: object): Promise<void> {
  const stored = quotes.connection.collection<{ _id: string }>('quotes');
  await stored.updateOne({ _id: id }, { $set: { publishedProvider } });
}

const person = /Amara|Okafor|@example\.com|Harbour/;

describe('texts of a quote whose client or provider has deleted their account', () => {
  test.each(['client', 'provider'] as const)(
    'when the %s of an accepted quote is erased, then its notes are erased and its share URL answers 404',
    async (role) => {
      const quoted = await quoteIn(quotes, 'client_accepted');
      await quotes.connection
        .collection<{ _id: string }>('quotes')
        .updateOne(
          { _id: quoted.quote.id },
          { $set: { 'offer.notes': 'Dear Amara', 'sentVersions.0.notes': 'Dear Amara' } },
        );
      const link = () => quotes.call(getPublicQuote, { params: { id: quoted.quote.id } });
      expect((await link()).status).toBe(200);

      await erased(role === 'client' ? quoted.client.clientId : quoted.provider.providerId, role);

      const pdf = await quotes.call(getPublicQuotePdf, { params: { id: quoted.quote.id } });
      expect([(await link()).status, pdf.status]).toEqual([404, 404]);
      expect(await storedText(quoted.quote.id)).not.toContain('Dear Amara');
    },
  );

  test('when the provider of an accepted quote is erased, also again, then the name and addresses that were published are erased', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const { providerId } = quoted.provider;
    await quotes.deliver(providerChanged, aProvider({ providerId }), { aggregateId: providerId });
    await accept(quotes, quoted);
    const published = { name: 'Sunset Sound Co.', email: 'dev@sunset.example', address: '9 Pier Road' };
    expect(await storedProvider(quoted.quote.id)).toEqual(published);
    await erased(providerId, 'provider');
    const first = await storedProvider(quoted.quote.id);
    // An earlier release erases the quote without this field, which it does not know.
    await setStoredProvider(quoted.quote.id, published);

    await erased(providerId, 'provider');

    expect(first).toEqual({ name: pseudonymOf('provider', providerId), email: '', address: '' });
    expect(await storedProvider(quoted.quote.id)).toEqual(first);
  });

  test.each(['client', 'provider'] as const)(
    'when the %s is erased after an acceptance discarded changes, then these changes are erased',
    async (role) => {
      const quoted = await quoteIn(quotes, 'sent_to_client');
      const { provider, params } = quoted;
      const line = { unitPrice: '1.00', quantity: 1, totalPrice: '1.00', serviceName: 'Song for Amara' };
      await quotes.call(addLineItem, { as: provider, params, body: line });
      await accept(quotes, quoted);
      expect(await storedText(quoted.quote.id)).toContain('Song for Amara');

      await erased(role === 'client' ? quoted.client.clientId : quoted.provider.providerId, role);

      expect(await storedText(quoted.quote.id)).not.toContain('Song for Amara');
    },
  );

  test('when the quote was not accepted, then the texts of its lines are erased too, including those in its history', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const { provider, params } = quoted;
    const line = { unitPrice: '1.00', quantity: 1, totalPrice: '1.00' };
    await quotes.call(addLineItem, {
      as: provider,
      params,
      body: { ...line, serviceName: 'Song for Amara' },
    });

    await erased(quoted.client.clientId, 'client');

    const notes = (await historyOf(quotes, quoted)).map((entry) => entry.notes);
    expect(notes.join()).not.toContain('Amara');
    expect(await storedText(quoted.quote.id)).not.toMatch(person);
  });
});
