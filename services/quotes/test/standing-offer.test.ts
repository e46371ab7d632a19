import * as clientApi from '@marquee/contracts/client-quote-operations';
import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import { historyOf } from './support/history-of.ts';
import { messagesOf } from './support/messages-of.ts';
import { accept, approve, discount, quoteIn, send } from './support/quote-in.ts';
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

async function aChangedOffer(): Promise<Quoted> {
  const quoted = await quoteIn(quotes, 'sent_to_client');
  const { provider, params } = quoted;
  await quotes.call(changeApi.addLineItem, { as: provider, params, body: discount });
  await quotes.call(api.updateQuote, { as: provider, params, body: { notes: 'Lights are included' } });
  return quoted;
}

function copy({ provider, params }: Pick<Quoted, 'provider' | 'params'>) {
  return quotes.call(changeApi.copyDiscardedChanges, { as: provider, params });
}

describe('a sent version while the provider edits the quote', () => {
  test('when the client accepts it, then its price applies and the provider reads what was discarded', async () => {
    const quoted = await aChangedOffer();
    const { provider, client, params, quote } = quoted;

    const accepted = await quotes.call(clientApi.acceptClientQuote, {
      as: client,
      params,
      body: { version: 1 },
    });
    const own = await quotes.call(api.getQuote, { as: provider, params });

    expect([accepted.status, accepted.body.finalAmount]).toEqual([200, '599.00']);
    expect(own.body).toMatchObject({
      ...{
        status: 'client_accepted',
        sentToClient: true,
        approvedForReview: true,
        totalAmount: '599.00',
        notes: '',
      },
      discardedChanges: '1 service added, notes changed',
    });
    expect((await historyOf(quotes, quoted))[0]?.notes).toBe(
      'Version 1 accepted, total $599.00. Unsent changes were discarded: 1 service added, notes changed',
    );
    const published = await messagesOf(quotes, quote.id);
    expect(published.find(({ type }) => type === 'quotes.quote.accepted.v1')?.payload).toMatchObject({
      payableCents: 59_900,
      discardedChanges: '1 service added, notes changed',
    });
  });

  test('when the working copy does not differ from the sent version, then nothing is discarded', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');

    await accept(quotes, quoted);

    const own = await quotes.call(api.getQuote, { as: quoted.provider, params: quoted.params });
    expect(own.body).not.toHaveProperty('discardedChanges');
  });

  test('when the client read it before the edit began, then the acceptance is stale, and a repeated call succeeds', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const { client, params } = quoted;
    const [read] = (await quotes.call(clientApi.listClientQuotes, { as: client })).body;
    await quotes.call(api.updateQuote, { as: quoted.provider, params, body: { discountAmount: '49.50' } });

    const stale = await quotes.call(clientApi.acceptClientQuote, {
      ...{ as: client, params },
      body: { version: 1, revision: read?.revision },
    });

    // The page finds that nothing it shows has changed, and repeats the call, here without a revision.
    expect(stale.problem).toMatchObject({
      ...{ status: 409, code: 'stale_write' },
      current: { version: 1, finalAmount: '599.00' },
    });
    expect((await accept(quotes, quoted)).status).toBe(200);
  });
});

describe('copying discarded changes', () => {
  test('when they are copied, then there is a draft made by hand for the same client, and its lines have new ids', async () => {
    const quoted = await aChangedOffer();
    await accept(quotes, quoted);

    const copied = await copy(quoted);

    expect(copied.status).toBe(201);
    expect(copied.body).toMatchObject({
      ...{ eventId: null, clientEmail: quoted.quote.clientEmail, eventName: quoted.quote.eventName },
      ...{
        status: 'draft',
        version: 0,
        notes: 'Lights are included',
        totalAmount: '549.50',
        validUntil: null,
      },
    });
    const ids = new Set(quoted.quote.lineItems.map(({ id }) => id));
    expect(copied.body.lineItems.filter(({ id }) => ids.has(id))).toEqual([]);
    await approve(quotes, { ...quoted, params: { id: copied.body.id } });
    expect((await send(quotes, { ...quoted, params: { id: copied.body.id } })).body.version).toBe(1);
  });

  test('when two tabs copy them concurrently, then both get the same quote', async () => {
    const quoted = await aChangedOffer();
    await accept(quotes, quoted);

    const copies = await Promise.all([copy(quoted), copy(quoted)]);
    const later = await copy(quoted);

    expect(new Set([...copies, later].map(({ body }) => body.id)).size).toBe(1);
  });

  test('when nothing was discarded, then the call is rejected', async () => {
    const refused = await copy(await quoteIn(quotes, 'client_accepted'));

    expect([refused.status, refused.problem.code]).toEqual([409, 'nothing_discarded']);
  });

  test('when the quote is another provider’s, then the answer is 404', async () => {
    const quoted = await aChangedOffer();
    await accept(quotes, quoted);
    const { provider } = await quoteIn(quotes, 'draft');

    expect((await copy({ provider, params: quoted.params })).status).toBe(404);
  });
});
