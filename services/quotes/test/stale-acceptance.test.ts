import * as clientApi from '@marquee/contracts/client-quote-operations';
import * as api from '@marquee/contracts/quote-operations';
import { quoteIn } from './support/quote-in.ts';
import type { Quoted } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

type Update = { eventName?: string; notes?: string; revision?: number | undefined };

function update({ provider, params }: Quoted, body: Update) {
  return quotes.call(api.updateQuote, { as: provider, params, body });
}

function accept({ client, params }: Quoted, body: { version?: number; revision?: number }) {
  return quotes.call(clientApi.acceptClientQuote, { as: client, params, body });
}

describe('an acceptance that names the revision that it is based on', () => {
  test('when the quote has changed since, then it is rejected with the quote as its client reads it', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const { body: listed } = await quotes.call(clientApi.listClientQuotes, { as: quoted.client });
    await update(quoted, { eventName: 'Renamed elsewhere' });

    const refused = await accept(quoted, { version: 1, revision: listed[0]?.revision ?? 0 });

    expect(refused).toMatchObject({
      status: 409,
      problem: {
        code: 'stale_write',
        current: { eventName: 'Renamed elsewhere', version: 1 },
        changedBy: { fields: { status: 'provider' }, otherFields: 'provider' },
      },
    });
    expect(refused.problem).not.toHaveProperty('current.clientEmail');
  });

  test('when provider and client have both changed the quote, then the rejection names each side for its own fields', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const { revision } = quoted.quote;
    await update(quoted, { eventName: 'Renamed elsewhere' });
    await accept(quoted, { version: 1 });

    const refused = await update(quoted, { notes: 'Parking', revision });

    expect(refused.problem).toMatchObject({
      current: { eventName: 'Renamed elsewhere', status: 'client_accepted' },
      changedBy: { fields: { status: 'client' }, otherFields: 'provider' },
    });
  });

  test('when it is repeated, then the quote stays accepted', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const { revision = 0 } = quoted.quote;
    await accept(quoted, { version: 1, revision });

    const again = await accept(quoted, { version: 1, revision });

    expect(again).toMatchObject({ status: 200, body: { clientAccepted: true } });
  });
});
