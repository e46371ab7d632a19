import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { getQuote, getWorkflow, listQuotes } from '@marquee/contracts/quote-operations';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { countDamaged, losingLists } from '@marquee/service-kit/test-kit/damaged-readings';
import { quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(() => quotes.stop());

async function twoQuotes() {
  const [client, provider] = [aClientCaller(), aProviderCaller()];
  const between = { clientId: client.clientId, providerId: provider.providerId };
  const sound = await quoteIn(quotes, 'sent_to_client', between);
  const damaged = await quoteIn(quotes, 'sent_to_client', between);
  return { client, provider, sound, damaged };
}

describe('a stored quote that lacks a field', () => {
  test.each([
    ['the provider’s quotes', listQuotes, 'provider', 'quotes'],
    ['the client’s quotes', listClientQuotes, 'client', 'quotes'],
    ['the quotes of the workflow', getWorkflow, 'provider', 'quotes'],
    ['the requests of the workflow', getWorkflow, 'provider', 'eventRequestProjection'],
  ] as const)(
    'when %s are listed, then every other row is there',
    async (_list, operation, role, collection) => {
      const { sound, damaged, ...callers } = await twoQuotes();
      const id = collection === 'quotes' ? damaged.quote.id : damaged.event.eventId;
      const before = await countDamaged(quotes);

      const losing = await losingLists(
        quotes,
        { collection, id },
        { sound: sound.quote.id, list: () => quotes.call(operation, { as: callers[role] }) },
      );

      expect(losing).toEqual([]);
      expect(await countDamaged(quotes)).toBeGreaterThan(before);
    },
  );

  test('when it is opened itself, then it is an error of its own', async () => {
    const { provider, damaged } = await twoQuotes();
    const stored = quotes.connection.collection<{ _id: string }>('quotes');
    await stored.updateOne({ _id: damaged.quote.id }, { $unset: { createdAt: 1 } });

    const { status, problem } = await quotes.call(getQuote, { as: provider, params: damaged.params });

    expect([status, problem.code]).toEqual([500, 'internal_error']);
  });
});
