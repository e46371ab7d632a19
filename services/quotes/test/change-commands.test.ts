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
  test('when it publishes nothing, then it is read and saved', async () => {
    const { provider, params } = await quoteIn(quotes, 'draft');

    const changed = await quotes.call(addLineItem, { as: provider, params, body: dj });

    expect(changed.status).toBe(201);
    expect(quotes.commandsFor(changed)).toEqual(['find', 'update']);
  });

  test('when it is accepted, then the provider is read before, and again for the messages', async () => {
    const { client, params } = await quoteIn(quotes, 'sent_to_client');
    // While the relay still publishes the send's messages, the acceptance could not take the lease with its commit.
    await quotes.published();

    const accepted = await quotes.call(acceptClientQuote, { as: client, params, body: {} });

    expect(accepted.status).toBe(200);
    expect(quotes.commandsFor(accepted)).toEqual(['find', 'find', 'find', 'find', 'update']);
  });
});
