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

function withdraw({ provider, params }: Pick<Quoted, 'provider' | 'params'>) {
  return quotes.call(changeApi.withdrawQuote, { as: provider, params });
}

function copy({ provider, params }: Pick<Quoted, 'provider' | 'params'>) {
  return quotes.call(changeApi.copyDiscardedChanges, { as: provider, params });
}

async function readingsOf({ client, params }: Quoted) {
  const [newest, listed, shared] = await Promise.all([
    quotes.call(clientApi.getClientQuote, { as: client }),
    quotes.call(clientApi.listClientQuotes, { as: client }),
    quotes.call(clientApi.getPublicQuote, { params }),
  ]);
  return [newest.body, listed.body[0], shared.body];
}

describe('a sent version while the provider edits the quote', () => {
  test('when the client accepts it, then it is booked as it was sent and the provider reads what was discarded', async () => {
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
      totalCents: 59_900,
      discardedChanges: '1 service added, notes changed',
    });
  });

  test('when nothing differs from what was sent, then nothing is discarded', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');

    await accept(quotes, quoted);

    const own = await quotes.call(api.getQuote, { as: quoted.provider, params: quoted.params });
    expect(own.body).not.toHaveProperty('discardedChanges');
  });

  test('when the client accepts what they read before the edit began, then it is accepted', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const { client, params } = quoted;
    const [read] = (await quotes.call(clientApi.listClientQuotes, { as: client })).body;
    await quotes.call(api.updateQuote, { as: quoted.provider, params, body: { discountAmount: '49.50' } });

    const stale = await quotes.call(clientApi.acceptClientQuote, {
      ...{ as: client, params },
      body: { version: 1, revision: read?.revision },
    });

    // The page finds that nothing it shows has changed, and repeats the call with the current revision.
    expect(stale.problem).toMatchObject({
      ...{ status: 409, code: 'stale_write' },
      current: { version: 1, finalAmount: '599.00' },
    });
    expect((await accept(quotes, quoted)).status).toBe(200);
  });
});

describe('withdraw the version sent last', () => {
  test('when it is withdrawn twice, then it is a draft once and nobody can accept it', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');

    const first = await withdraw(quoted);
    const second = await withdraw(quoted);
    const refused = await accept(quotes, quoted);

    expect(first.body).toMatchObject({
      status: 'draft',
      sentToClient: false,
      answer: 'withdrawn',
      version: 1,
    });
    expect(second.body).toEqual(first.body);
    expect([refused.status, refused.problem.code]).toEqual([409, 'offer_withdrawn']);
    expect(refused.problem.message).toBe('This quote was withdrawn');
    expect((await historyOf(quotes, quoted))[0]).toMatchObject({
      ...{ status: 'draft', actor: 'provider', notes: 'Version 1 withdrawn by the provider' },
    });
  });

  test('when its client and the public read it, then both read that it was withdrawn', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');

    await withdraw(quoted);

    expect(await readingsOf(quoted)).toMatchObject(
      Array.from({ length: 3 }, () => ({ answer: 'withdrawn', version: 1 })),
    );
  });

  test('when it is approved and sent again, then the next version can be accepted', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    await withdraw(quoted);

    await approve(quotes, quoted);
    const sent = await send(quotes, quoted);

    expect(sent.body).toMatchObject({ version: 2, status: 'sent_to_client' });
    expect(sent.body).not.toHaveProperty('answer');
    expect((await accept(quotes, quoted)).status).toBe(200);
  });

  test.each([
    ['draft', 409, 'quote_not_sent'],
    ['approved_for_review', 409, 'quote_not_sent'],
    ['client_accepted', 409, 'quote_already_accepted'],
    ['archived', 409, 'quote_archived'],
  ] as const)('when it is %s, then it is refused', async (status, answer, code) => {
    const refused = await withdraw(await quoteIn(quotes, status));

    expect([refused.status, refused.problem.code]).toEqual([answer, code]);
  });

  test('when the provider has read an earlier revision, then it is stale', async () => {
    const { provider, params, quote } = await aChangedOffer();

    const stale = await quotes.call(changeApi.withdrawQuote, {
      ...{ as: provider, params },
      body: { revision: quote.revision },
    });

    expect([stale.status, stale.problem.code]).toEqual([409, 'stale_write']);
  });

  test.each([1, 2, 3, 4])('when it races an acceptance, then one of both holds (round %i)', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');

    const [accepted, withdrawn] = await Promise.all([accept(quotes, quoted), withdraw(quoted)]);

    expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409]);
    const own = await quotes.call(api.getQuote, { as: quoted.provider, params: quoted.params });
    expect(own.body.clientAccepted).toBe(accepted.status === 200);
  });
});

describe('copy what an acceptance discarded', () => {
  test('when it is copied, then it is a draft by hand for the same client with new lines', async () => {
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

  test('when nothing was discarded, then it is refused', async () => {
    const refused = await copy(await quoteIn(quotes, 'client_accepted'));

    expect([refused.status, refused.problem.code]).toEqual([409, 'nothing_discarded']);
  });

  test('when it is the quote of another provider, then it is not found', async () => {
    const quoted = await aChangedOffer();
    await accept(quotes, quoted);
    const { provider } = await quoteIn(quotes, 'draft');

    expect((await copy({ provider, params: quoted.params })).status).toBe(404);
  });
});
