import { getClientQuote, listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { getQuote, getWorkflow, listQuotes } from '@marquee/contracts/quote-operations';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { countDamaged, listsBrokenByDamage } from '@marquee/service-kit/test-kit/damaged-records';
import { quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(() => quotes.stop());

/** Two sent quotes; `damaged` is the newer one, which the tests damage. */
async function twoQuotes() {
  const [client, provider] = [aClientCaller(), aProviderCaller()];
  const between = { clientId: client.clientId, providerId: provider.providerId };
  const sound = await quoteIn(quotes, 'sent_to_client', between);
  quotes.clock.advance({ hours: 1 });
  const damaged = await quoteIn(quotes, 'sent_to_client', between);
  return { client, provider, sound, damaged };
}

async function loseField(collection: string, field: string, ids: readonly string[]): Promise<void> {
  const stored = quotes.connection.collection<{ _id: string }>(collection);
  await stored.updateMany({ _id: { $in: [...ids] } }, { $unset: { [field]: 1 } });
}

describe('a stored quote that lacks a field', () => {
  test.each([
    ['the provider’s quotes', listQuotes, 'provider', 'quotes'],
    ['the client’s quotes', listClientQuotes, 'client', 'quotes'],
    ['the quotes of the workflow', getWorkflow, 'provider', 'quotes'],
    ['the requests of the workflow', getWorkflow, 'provider', 'eventRequestProjection'],
  ] as const)(
    'when %s are listed, then the intact row appears',
    async (_list, operation, role, collection) => {
      const { sound, damaged, ...callers } = await twoQuotes();
      const id = collection === 'quotes' ? damaged.quote.id : damaged.event.eventId;
      const before = await countDamaged(quotes);

      const losing = await listsBrokenByDamage(
        quotes,
        { collection, id },
        { intact: sound.quote.id, list: () => quotes.call(operation, { as: callers[role] }) },
      );

      expect(losing).toEqual([]);
      expect(await countDamaged(quotes)).toBeGreaterThan(before);
    },
  );

  test.each([
    ['the provider’s quotes', listQuotes, 'provider'],
    ['the client’s quotes', listClientQuotes, 'client'],
  ] as const)(
    'when no row of %s is valid, then the list is an error, and each damaged row is counted',
    async (_list, operation, role) => {
      const { sound, damaged, ...callers } = await twoQuotes();
      await loseField('quotes', 'eventName', [sound.quote.id, damaged.quote.id]);
      const before = await countDamaged(quotes);

      const { status, problem } = await quotes.call(operation, { as: callers[role] });

      expect([status, problem.code]).toEqual([500, 'internal_error']);
      expect(await countDamaged(quotes)).toBe(before + 2);
    },
  );

  test.each([
    ['the provider’s quotes', listQuotes, 'provider', 'eventName', 'quotes'],
    ['the client’s quotes', listClientQuotes, 'client', 'eventName', 'quotes'],
    ['the rows of the workflow', getWorkflow, 'provider', 'name', 'eventRequestProjection'],
    ['the places of the workflow', getWorkflow, 'provider', 'eventDate', 'eventRequestProjection'],
  ] as const)(
    'when one of %s is damaged, then the list names it and includes it in the total',
    async (_list, operation, role, field, collection) => {
      const { damaged, ...callers } = await twoQuotes();
      const id = collection === 'quotes' ? damaged.quote.id : damaged.event.eventId;
      await loseField(collection, field, [id]);

      const { headers, body } = await quotes.call(operation, { as: callers[role] });

      const leftOut = ['x-left-out-count', 'x-left-out-id'].map((name) => headers.get(name));
      expect(leftOut).toEqual(['1', id]);
      expect(Number(headers.get('x-total-count'))).toBe(body.length + 1);
    },
  );

  test('when the client’s newest quote lacks one field, whichever it is, then the newest readable quote is returned', async () => {
    const { client, sound, damaged } = await twoQuotes();
    const before = await countDamaged(quotes);

    const losing = await listsBrokenByDamage(
      quotes,
      { collection: 'quotes', id: damaged.quote.id },
      {
        intact: 'Pending',
        list: async () => {
          const { status, body } = await quotes.call(getClientQuote, { as: client });
          return { status, body: body === null ? [] : [body] };
        },
      },
    );

    await loseField('quotes', 'eventName', [damaged.quote.id]);
    const { body } = await quotes.call(getClientQuote, { as: client });
    expect([losing, body?.id]).toEqual([[], sound.quote.id]);
    expect(await countDamaged(quotes)).toBeGreaterThan(before);
  });

  test('when none of the client’s quotes can be read, then the request for the newest fails', async () => {
    const { client, sound, damaged } = await twoQuotes();
    await loseField('quotes', 'eventName', [sound.quote.id, damaged.quote.id]);

    const { status } = await quotes.call(getClientQuote, { as: client });

    expect(status).toBe(500);
  });

  test('when no record of the workflow has the fields for its place, then the list is an error', async () => {
    const { provider, sound, damaged } = await twoQuotes();
    await loseField('quotes', 'eventDate', [sound.quote.id, damaged.quote.id]);
    await loseField('eventRequestProjection', 'eventDate', [sound.event.eventId, damaged.event.eventId]);

    const { status, problem } = await quotes.call(getWorkflow, { as: provider });

    expect([status, problem.code]).toEqual([500, 'internal_error']);
  });

  test('when a page of the workflow is past the last row, then it is empty despite a damaged record', async () => {
    const { provider, damaged } = await twoQuotes();
    await loseField('eventRequestProjection', 'eventDate', [damaged.event.eventId]);
    const { body: rows } = await quotes.call(getWorkflow, { as: provider });

    const { status, body } = await quotes.call(getWorkflow, {
      as: provider,
      query: { after: rows.at(-1)?.id ?? '' },
    });

    expect([rows.length, status, body]).toEqual([2, 200, []]);
  });

  test('when the damaged quote itself is requested, then the answer is an error', async () => {
    const { provider, damaged } = await twoQuotes();
    await loseField('quotes', 'createdAt', [damaged.quote.id]);

    const { status, problem } = await quotes.call(getQuote, { as: provider, params: damaged.params });

    expect([status, problem.code]).toEqual([500, 'internal_error']);
  });
});
