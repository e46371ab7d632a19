import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import { addLineItem } from '@marquee/contracts/quote-change-operations';
import { dj, quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(() => quotes.stop());

describe('database commands of a change', () => {
  test('when the change publishes nothing, then the quote is read once and saved', async () => {
    const { provider, params } = await quoteIn(quotes, 'draft');

    const changed = await quotes.call(addLineItem, { as: provider, params, body: dj });

    expect(changed.status).toBe(201);
    expect(quotes.commandsFor(changed)).toEqual(['find', 'update']);
  });

  test('when the change is an acceptance, then quote and provider are read once', async () => {
    const { client, params } = await quoteIn(quotes, 'sent_to_client');
    // Waits for the relay, because an acceptance cannot take the lease while the relay still publishes the send's messages.
    await quotes.published();

    const accepted = await quotes.call(acceptClientQuote, { as: client, params, body: {} });

    expect(accepted.status).toBe(200);
    expect(quotes.commandsFor(accepted)).toEqual(['find', 'find', 'update']);
  });
});
