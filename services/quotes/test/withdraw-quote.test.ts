import * as clientApi from '@marquee/contracts/client-quote-operations';
import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import { historyOf } from './support/history-of.ts';
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

function withdraw({ provider, params }: Pick<Quoted, 'provider' | 'params'>) {
  return quotes.call(changeApi.withdrawQuote, { as: provider, params });
}

async function readingsOf({ client, params }: Quoted) {
  const [newest, listed, shared] = await Promise.all([
    quotes.call(clientApi.getClientQuote, { as: client }),
    quotes.call(clientApi.listClientQuotes, { as: client }),
    quotes.call(clientApi.getPublicQuote, { params }),
  ]);
  return [newest.body, listed.body[0], shared.body];
}

describe('withdraw the last sent version', () => {
  test('when it is withdrawn twice, then the quote becomes a draft once and nobody can accept it', async () => {
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

  test('when the quote is approved and sent again, then the next version can be accepted', async () => {
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
  ] as const)('when the quote is %s, then the call is rejected', async (status, answer, code) => {
    const refused = await withdraw(await quoteIn(quotes, status));

    expect([refused.status, refused.problem.code]).toEqual([answer, code]);
  });

  test('when the provider has read an earlier revision, then the call is rejected as stale', async () => {
    const { provider, params, quote } = await quoteIn(quotes, 'sent_to_client');
    await quotes.call(changeApi.addLineItem, { as: provider, params, body: discount });

    const stale = await quotes.call(changeApi.withdrawQuote, {
      ...{ as: provider, params },
      body: { revision: quote.revision },
    });

    expect([stale.status, stale.problem.code]).toEqual([409, 'stale_write']);
  });

  test('when a release without open versions changed the quote, then that change has withdrawn the sent version', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    await quotes.call(changeApi.addLineItem, { as: quoted.provider, params: quoted.params, body: discount });
    await quotes.connection
      .collection<{ _id: string }>('quotes')
      .updateOne({ _id: quoted.quote.id }, { $unset: { openVersion: 1 } });

    const refused = await accept(quotes, quoted);

    expect([refused.status, refused.problem.code]).toEqual([409, 'offer_withdrawn']);
    expect(await readingsOf(quoted)).toMatchObject(
      Array.from({ length: 3 }, () => ({ answer: 'withdrawn' })),
    );
  });

  test.each([1, 2, 3, 4])('when a withdrawal races an acceptance, then one succeeds (round %i)', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');

    const [accepted, withdrawn] = await Promise.all([accept(quotes, quoted), withdraw(quoted)]);

    expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409]);
    const own = await quotes.call(api.getQuote, { as: quoted.provider, params: quoted.params });
    expect(own.body.clientAccepted).toBe(accepted.status === 200);
  });
});
