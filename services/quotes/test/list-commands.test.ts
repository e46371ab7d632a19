import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { getWorkflow, listQuotes } from '@marquee/contracts/quote-operations';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { listReadings } from '@marquee/service-kit/test-kit/list-readings';
import { quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(() => quotes.stop());

test('when a list is longer, then reading it takes no more database commands', async () => {
  const client = aClientCaller();
  const provider = aProviderCaller();
  const between = { clientId: client.clientId, providerId: provider.providerId };
  const grow = (by: number) =>
    Promise.all(Array.from({ length: by }, () => quoteIn(quotes, 'sent_to_client', between)));
  const lists = [
    [listClientQuotes, client],
    [listQuotes, provider],
    [getWorkflow, provider],
  ] as const;

  await grow(2);
  const short = await listReadings(quotes, lists);
  await grow(10);
  const long = await listReadings(quotes, lists);

  expect(short).toMatchObject([
    { rows: 2, commands: ['find', 'find'] },
    { rows: 2, commands: ['find'] },
    { rows: 2, commands: ['find', 'find', 'find', 'find', 'find'] },
  ]);
  expect(long).toEqual(short.map((reading) => ({ ...reading, rows: 12 })));
});
