import * as api from '@marquee/contracts/quote-operations';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { createQuoteRepository } from '../src/quotes/quote-repository.ts';
import { aQuoteByHand } from './support/a-quote-by-hand.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

/** Two quotes of one provider, and a quote of another provider that many searches of this file match but must not return. */
async function twoQuotes() {
  const provider = aProviderCaller();
  const gala = { clientEmail: 'ada@gala.example', clientName: 'Ada (Events) Ltd.', eventName: 'Winter Gala' };
  const henna = { clientEmail: 'noor@henna.example', clientName: 'Noor', eventName: 'Leïla’s 100% Night' };
  const { quote } = await aQuoteByHand(quotes, { ...gala, provider });
  quotes.clock.advance({ seconds: 1 });
  await aQuoteByHand(quotes, { ...henna, provider });
  await aQuoteByHand(quotes, { ...gala, clientName: 'Ada (Events) Ltd. .*', eventName: 'Leïla’s Gala' });
  return { provider, gala: quote };
}

async function namesFound(provider: ReturnType<typeof aProviderCaller>, search: string) {
  const { body, headers } = await quotes.call(api.listQuotes, { as: provider, query: { search } });
  expect(headers.get('x-total-count')).toBe(String(body.length));
  return body.map(({ eventName }) => eventName);
}

describe('search a provider’s quotes', () => {
  test.each([
    { part: 'the event’s name', search: 'wINTER g' },
    { part: 'the client’s name', search: ' events ' },
    { part: 'the client’s email', search: 'ADA@gala' },
  ])('when $part contains the text in any letter case, then the quote is found', async ({ search }) => {
    const { provider } = await twoQuotes();

    expect(await namesFound(provider, search)).toEqual(['Winter Gala']);
  });

  test.each([
    { search: '.*', found: [] },
    { search: '(', found: ['Winter Gala'] },
    { search: '(events) ltd.', found: ['Winter Gala'] },
    { search: '100%', found: ['Leïla’s 100% Night'] },
    { search: '[a-z]|\\', found: [] },
    { search: '\0ada\0', found: ['Winter Gala'] },
  ])('when $search is typed, then it matches literally', async ({ search, found }) => {
    const { provider } = await twoQuotes();

    expect(await namesFound(provider, search)).toEqual(found);
  });

  test.each([
    { stored: 'Zo\u00eb O\u2019Brien', typed: 'Zoe\u0308' },
    { stored: 'Zo\u00eb O\u2019Brien', typed: "O'Brien" },
    { stored: 'J\u00fcrgen', typed: 'J\u00dcRGEN' },
    { stored: 'Jurgen', typed: 'j\u00fcrgen' },
    { stored: 'Qwali Night', typed: 'Qawwali' },
  ])('when $typed is typed, then $stored is found', async ({ stored, typed }) => {
    const provider = aProviderCaller();
    await aQuoteByHand(quotes, {
      provider,
      clientEmail: 'zoe@mail.example',
      clientName: stored,
      eventName: stored,
    });

    expect(await namesFound(provider, typed)).toEqual([stored]);
  });

  test('when an event is renamed, then its new name is found and its old one is not', async () => {
    const { provider, gala } = await twoQuotes();
    await quotes.call(api.updateQuote, { as: provider, params: { id: gala.id }, body: { eventName: 'Été' } });

    expect(await namesFound(provider, 'ete')).toEqual(['Été']);
    expect(await namesFound(provider, 'winter')).toEqual([]);
  });

  test('when an earlier release wrote a quote, then it is found once the service has started', async () => {
    const { provider } = await twoQuotes();
    const unset = { $unset: { searchText: 1, searchShape: 1 } };
    await quotes.connection.collection('quotes').updateMany({}, unset);

    await createQuoteRepository(quotes.connection).init();

    expect(await namesFound(provider, "leila's")).toEqual(['Leïla’s 100% Night']);
  });

  test('when the search text is blank, then every quote appears', async () => {
    const { provider } = await twoQuotes();

    expect(await namesFound(provider, '  ')).toEqual(['Leïla’s 100% Night', 'Winter Gala']);
  });

  test('when a page and a status are requested too, then search, page and status all apply', async () => {
    const { provider, gala } = await twoQuotes();
    const query = { search: 'example', status: 'draft', limit: '1' };

    const first = await quotes.call(api.listQuotes, { as: provider, query });
    const after = first.body.at(-1)?.id ?? '';
    const second = await quotes.call(api.listQuotes, { as: provider, query: { ...query, after } });

    expect([first, second].map(({ headers }) => headers.get('x-total-count'))).toEqual(['2', '2']);
    expect(first.headers.get('link')).toContain('search=example');
    expect(second.body.map(({ id }) => id)).toEqual([gala.id]);
    expect(second.headers.get('link')).toBeNull();
  });
});
