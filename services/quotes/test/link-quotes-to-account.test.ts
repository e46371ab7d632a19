import * as clientApi from '@marquee/contracts/client-quote-operations';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import { publishClient } from './support/a-client.ts';
import { aQuoteByHand, aSentQuoteByHand } from './support/a-quote-by-hand.ts';
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

describe('quotes that wait for an address to be verified', () => {
  test('when they are counted, then only quotes that were sent and have no account count', async () => {
    const client = aClientCaller({ emailVerified: false });
    await aQuoteByHand(quotes, { clientEmail: client.email });
    await aSentQuoteByHand(quotes, { clientEmail: client.email.toUpperCase() });
    await quoteIn(quotes, 'sent_to_client', { clientEmail: client.email });

    const { status, body } = await quotes.call(clientApi.countWaitingQuotes, { as: client });

    expect([status, body]).toEqual([200, { count: 1 }]);
  });

  test('when the address is verified, then they belong to the client and no quote waits any more', async () => {
    const client = aClientCaller();
    const made = await aSentQuoteByHand(quotes, { clientEmail: client.email });

    await publishClient(quotes, client, { emailVerified: true, version: 2 });

    const listed = await quotes.call(clientApi.listClientQuotes, { as: client });
    expect(listed.body.map(({ id }) => id)).toEqual([made.quote.id]);
    expect((await quotes.call(clientApi.countWaitingQuotes, { as: client })).body.count).toBe(0);
    expect((await historyOf(quotes, made))[0]).toMatchObject({ status: 'sent_to_client', actor: 'system' });
  });

  test('when the message is redelivered, then nothing changes', async () => {
    const client = aClientCaller();
    const made = await aSentQuoteByHand(quotes, { clientEmail: client.email });
    await publishClient(quotes, client, { emailVerified: true, version: 2 });
    const before = await historyOf(quotes, made);

    await publishClient(quotes, client, { emailVerified: true, version: 2 });

    expect(await historyOf(quotes, made)).toEqual(before);
  });

  test('when an older message arrives late, then the newer data stays', async () => {
    const client = aClientCaller();
    await publishClient(quotes, client, { emailVerified: true, version: 2 });
    await publishClient(quotes, client, { emailVerified: false, version: 1 });

    const { quote } = await aSentQuoteByHand(quotes, { clientEmail: client.email });

    const listed = await quotes.call(clientApi.listClientQuotes, { as: client });
    expect(listed.body.map(({ id }) => id)).toEqual([quote.id]);
  });

  test('when the client has not verified the address yet, then they keep waiting', async () => {
    const client = aClientCaller();
    await aSentQuoteByHand(quotes, { clientEmail: client.email });

    await publishClient(quotes, client, { emailVerified: false, version: 1 });

    expect((await quotes.call(clientApi.listClientQuotes, { as: client })).body).toEqual([]);
  });

  test('when another account verifies the address later, then an assigned quote keeps its client', async () => {
    const first = aClientCaller();
    const second = aClientCaller({ email: first.email });
    const { quote } = await aSentQuoteByHand(quotes, { clientEmail: first.email });
    await publishClient(quotes, first, { emailVerified: true, version: 2 });

    await publishClient(quotes, second, { emailVerified: true, version: 2 });

    const listed = await quotes.call(clientApi.listClientQuotes, { as: first });
    expect(listed.body.map(({ id }) => id)).toEqual([quote.id]);
    expect((await quotes.call(clientApi.listClientQuotes, { as: second })).body).toEqual([]);
  });
});
