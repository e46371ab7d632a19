import { setTimeout as delay } from 'node:timers/promises';
import * as clientApi from '@marquee/contracts/client-quote-operations';
import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import * as api from '@marquee/contracts/quote-operations';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import { publishClient } from './support/a-client.ts';
import { aQuoteByHand, aSentQuoteByHand } from './support/a-quote-by-hand.ts';
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

const rounds = Array.from({ length: 8 }, (_round, index) => index + 1);

describe('messages concurrent with calls', () => {
  test.each(rounds)(
    'when the event is cancelled while a quote is created, then no quote stays open (round %i)',
    async () => {
      const { event, provider } = await quoteIn(quotes, 'archived');
      const arrival = { aggregateId: event.eventId, aggregateVersion: 9 };

      await Promise.all([
        quotes.call(api.createQuoteFromRequest, { as: provider, params: { id: event.eventId } }),
        quotes.deliver(eventCancelled, { ...event, status: 'cancelled' }, arrival),
      ]);

      const { body } = await quotes.call(api.listQuotes, { as: provider });
      expect(new Set(body.map(({ status }) => status))).toEqual(new Set(['archived']));
    },
  );

  test.each(rounds)(
    'when an address is verified while a quote is created for it, then the quote is assigned (round %i)',
    async () => {
      const client = aClientCaller();

      const [{ quote }] = await Promise.all([
        aSentQuoteByHand(quotes, { clientEmail: client.email }),
        publishClient(quotes, client, { emailVerified: true, version: 1 }),
      ]);

      const { body } = await quotes.call(clientApi.listClientQuotes, { as: client });
      expect(body.map(({ id }) => id)).toEqual([quote.id]);
    },
  );

  test('when an account is deleted while quotes are assigned to it, then no quote contains its personal data', async () => {
    const client = aClientCaller();
    const { clientId, email } = client;
    await Promise.all(rounds.map(() => aQuoteByHand(quotes, { clientEmail: email })));
    const payload = { accountId: clientId, role: 'client', erasedAt: '2026-03-02T15:00:00.000Z' } as const;

    const linking = publishClient(quotes, client, { emailVerified: true, version: 2 });
    await waitUntilOneIsLinkedTo(clientId);
    await quotes.deliver(accountErased, payload, { aggregateId: clientId, aggregateVersion: 9 });
    await linking;

    const linked = await quotes.connection.collection('quotes').find({ clientId }).toArray();
    const keepsPerson = linked.filter((quote) => quote.clientEmail !== '' || quote.archivedAt === null);
    expect([linked.length > 0, keepsPerson]).toEqual([true, []]);
  });
});

async function waitUntilOneIsLinkedTo(clientId: string): Promise<void> {
  while ((await quotes.connection.collection('quotes').findOne({ clientId })) === null) {
    await delay(1);
  }
}
