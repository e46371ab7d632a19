import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { eventErased } from '@marquee/contracts/messages/event-messages';
import * as api from '@marquee/contracts/quote-operations';
import { aPublishedClient, publishClient } from './support/a-client.ts';
import { aQuoteByHand, aSentQuoteByHand } from './support/a-quote-by-hand.ts';
import { historyOf } from './support/history-of.ts';
import { messagesOf } from './support/messages-of.ts';
import { pdfOf } from './support/pdf-of.ts';
import { quoteIn } from './support/quote-in.ts';
import type { Quoted } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(() => quotes.stop());

async function erased(accountId: string, role: 'client' | 'provider', aggregateVersion = 9): Promise<void> {
  const payload = { accountId, role, erasedAt: quotes.clock.now().toISOString() };
  await quotes.deliver(accountErased, payload, { aggregateId: accountId, aggregateVersion });
}

async function storedText(collection: string, id: string): Promise<string> {
  const found = await quotes.connection.collection<{ _id: string }>(collection).findOne({ _id: id });
  return JSON.stringify({ ...found, outbox: [] });
}

async function read({ provider, params }: Pick<Quoted, 'provider' | 'params'>) {
  return (await quotes.call(api.getQuote, { as: provider, params })).body;
}

const person = /Amara|Okafor|@example\.com|Harbour/;

describe('a client’s deleted account', () => {
  test('when the provider reads the quote, then the quote says that the share URL no longer works', async () => {
    const quoted = await quoteIn(quotes, 'client_accepted');

    await erased(quoted.client.clientId, 'client');

    const { body: rows } = await quotes.call(api.getWorkflow, { as: quoted.provider });
    expect(await read(quoted)).toMatchObject({ archived: false, hasPublicPage: false });
    expect(rows).toMatchObject([{ quoteId: quoted.quote.id, hasPublicPage: false }]);
  });

  test('when the document of a quote is read, then no comma follows the pseudonym', async () => {
    const { client, provider, params } = await quoteIn(quotes, 'sent_to_client');
    await erased(client.clientId, 'client');

    const { pages } = await pdfOf(quotes, api.getQuotePdf, { as: provider, params });

    expect(pages[0]).toContain(`Prepared for  Deleted client ${client.clientId.slice(0, 8)}`);
  });

  test.each(['draft', 'approved_for_review', 'sent_to_client', 'archived'] as const)(
    'when a quote is %s, then it is archived without personal data',
    async (status) => {
      const quoted = await quoteIn(quotes, status);
      await quotes.call(api.updateQuote, {
        as: quoted.provider,
        params: quoted.params,
        body: { notes: 'Dear Amara' },
      });
      const countBefore = (await messagesOf(quotes, quoted.quote.id)).length;

      await erased(quoted.client.clientId, 'client');
      await erased(quoted.client.clientId, 'client');

      const { archived, clientName } = await read(quoted);
      expect([archived, clientName]).toEqual([true, `Deleted client ${quoted.client.clientId.slice(0, 8)}`]);
      expect(await storedText('quotes', quoted.quote.id)).not.toMatch(person);
      const published = (await messagesOf(quotes, quoted.quote.id)).slice(countBefore);
      expect(published.map(({ type }) => type)).not.toContain('quotes.quote.erased.v1');
      expect(JSON.stringify(published)).not.toMatch(person);
    },
  );

  test('when the client had accepted a quote, then its lines, amounts and dates stay, and the erasure is published', async () => {
    const quoted = await quoteIn(quotes, 'client_accepted');
    const before = await read(quoted);

    await erased(quoted.client.clientId, 'client');

    const { clientName, totalAmount, lineItems, clientAcceptedAt, status } = before;
    expect(clientName).toBe('Amara Okafor');
    expect(await read(quoted)).toMatchObject({
      ...{ status, totalAmount, lineItems, clientAcceptedAt, eventLocation: '' },
      ...{ clientEmail: '', eventName: 'Event of a deleted client' },
    });
    expect((await messagesOf(quotes, quoted.quote.id)).at(-1)).toMatchObject({
      type: 'quotes.quote.erased.v1',
      payload: { clientEmail: '', payableCents: 59_900, status: 'client_accepted' },
    });
  });

  test('when the provider had renamed the event, then the quote’s history does not contain the name either', async () => {
    const quoted = await quoteIn(quotes, 'draft');
    const { provider, params } = quoted;
    await quotes.call(api.updateQuote, { as: provider, params, body: { eventName: 'Okafor Gala' } });

    await erased(quoted.client.clientId, 'client');

    const notes = (await historyOf(quotes, quoted)).map((entry) => entry.notes);
    expect(notes).toContain('Event renamed');
    expect(notes[0]).toBe('Erased: the client’s account was deleted');
  });

  test('when an older message about the client arrives late, then it restores nothing and assigns no quote', async () => {
    const client = await aPublishedClient(quotes, { emailVerified: false });
    const made = await aSentQuoteByHand(quotes, { clientEmail: client.email });
    await erased(client.clientId, 'client', 5);

    await publishClient(quotes, client, { emailVerified: true, version: 2 });

    expect(await storedText('clientProjection', client.clientId)).not.toMatch(person);
    expect((await read(made)).clientEmail).toBe(client.email);
    expect(await storedText('quotes', made.quote.id)).toContain('"clientId":null');
  });

  test('when the message about the erased request arrives, then no personal data of the request is stored', async () => {
    const { event, client } = await quoteIn(quotes, 'sent_to_client');
    await erased(client.clientId, 'client');

    const gone = { ...event, clientName: 'Deleted client', clientEmail: '', name: 'Event', venueAddress: '' };
    await quotes.deliver(eventErased, gone, { aggregateId: event.eventId, aggregateVersion: 9 });

    expect(await storedText('eventRequestProjection', event.eventId)).not.toMatch(person);
  });
});

describe('a provider’s deleted account', () => {
  test('when a quote is open, then it is withdrawn, and keeps the client’s name', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');

    await erased(quoted.provider.providerId, 'provider');

    expect(await read(quoted)).toMatchObject({ archived: true, clientName: 'Amara Okafor' });
  });

  test('when a quote was accepted, then one message reports that its provider is erased, and the client’s data stays', async () => {
    const quoted = await quoteIn(quotes, 'client_accepted');
    const { providerId } = quoted.provider;

    await erased(providerId, 'provider');
    await erased(providerId, 'provider');

    const published = await messagesOf(quotes, quoted.quote.id);
    expect(published.filter(({ type }) => type === 'quotes.quote.erased.v1')).toMatchObject([
      {
        payload: {
          providerName: `Deleted provider ${providerId.slice(0, 8)}`,
          clientName: 'Amara Okafor',
          status: 'client_accepted',
        },
      },
    ]);
    expect(await read(quoted)).toMatchObject({ archived: false, clientName: 'Amara Okafor' });
  });

  test('when the provider made a quote by hand for an unverified address, then the address is erased', async () => {
    const made = await aQuoteByHand(quotes, { clientEmail: 'amara@example.com', clientName: 'Amara Okafor' });

    await erased(made.provider.providerId, 'provider');

    expect(await storedText('quotes', made.quote.id)).not.toMatch(person);
  });

  test('when the provider’s token is still used to create a quote, then the call is rejected and no address is stored', async () => {
    const { provider } = await aQuoteByHand(quotes, { clientEmail: 'amara@example.com' });
    await erased(provider.providerId, 'provider');

    const { status } = await quotes.call(api.createQuote, {
      as: provider,
      body: { clientEmail: 'amara@example.com', eventName: 'Okafor Wedding' },
    });

    expect(status).toBe(401);
    const { providerId } = provider;
    const left = await quotes.connection.collection('quotes').find({ providerId }).toArray();
    expect(JSON.stringify(left.map((quote) => ({ ...quote, outbox: [] })))).not.toMatch(person);
  });
});
