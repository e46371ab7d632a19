import * as messages from '@marquee/contracts/messages/quote-messages';
import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import { messagesOf, messageTypesOf } from './support/messages-of.ts';
import { accept, approve, archive, discount, dj, quoteIn, send } from './support/quote-in.ts';
import type { Quoted } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(() => quotes.stop());

const progressed = messages.quoteProgressed.type;

function addLine({ provider, params }: Quoted) {
  return quotes.call(changeApi.addLineItem, { as: provider, params, body: discount });
}

function withdraw({ provider, params }: Quoted) {
  return quotes.call(changeApi.withdrawQuote, { as: provider, params });
}

async function lastOf({ quote }: Quoted) {
  return (await messagesOf(quotes, quote.id)).at(-1);
}

async function countOf({ quote }: Quoted): Promise<number> {
  const types = await messageTypesOf(quotes, quote.id);
  return types.filter((type) => type === progressed).length;
}

/** Changes the stored quote to the form of an earlier release, which never published a quote's status. */
async function ofEarlierRelease(quoted: Quoted): Promise<void> {
  const stored = quotes.connection.collection<{ _id: string }>('quotes');
  await stored.updateOne({ _id: quoted.quote.id }, { $unset: { isStandingPublished: 1 } });
}

describe('the published status of a quote', () => {
  test('when a quote gets a service and is then approved, then only the approval publishes the status', async () => {
    const quoted = await quoteIn(quotes, 'draft');

    await approve(quotes, quoted);

    expect(await messageTypesOf(quotes, quoted.quote.id)).toEqual([messages.quoteCreated.type, progressed]);
    expect(await lastOf(quoted)).toMatchObject({
      payload: { status: 'approved_for_review', version: 0, isOfferWithdrawn: false },
    });
  });

  test('when an approved quote is changed repeatedly, then it is published as a draft once', async () => {
    const quoted = await quoteIn(quotes, 'approved_for_review');
    const before = await countOf(quoted);

    await addLine(quoted);
    await addLine(quoted);

    expect((await countOf(quoted)) - before).toBe(1);
    expect(await lastOf(quoted)).toMatchObject({ payload: { status: 'draft' } });
  });

  test('when a sent quote is changed, then it is published as a draft with the amount of the sent version', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');

    await addLine(quoted);

    expect(await lastOf(quoted)).toMatchObject({
      type: progressed,
      payload: { status: 'draft', version: 1, payableCents: 59_900, isOfferWithdrawn: false },
    });
  });

  test('when the sent version is withdrawn, then the withdrawal is published', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');

    await withdraw(quoted);

    expect(await lastOf(quoted)).toMatchObject({ type: progressed, payload: { isOfferWithdrawn: true } });
  });

  test('when a quote is sent, accepted or archived, then only the message about that action is published', async () => {
    const quoted = await quoteIn(quotes, 'approved_for_review');
    const before = (await messagesOf(quotes, quoted.quote.id)).length;

    await send(quotes, quoted);
    await accept(quotes, quoted);
    await archive(quotes, quoted);

    expect((await messageTypesOf(quotes, quoted.quote.id)).slice(before)).toEqual([
      messages.quoteSent.type,
      messages.quoteItemized.type,
      messages.quoteAccepted.type,
      messages.quoteArchived.type,
    ]);
  });

  test('when a quote made by hand changes, then its status is not published', async () => {
    const { provider } = await quoteIn(quotes, 'draft');
    const body = { clientName: 'Sam', clientEmail: 'sam@example.com', eventName: 'Gala' };
    const { body: byHand } = await quotes.call(api.createQuote, { as: provider, body });
    const params = { id: byHand.id };
    await quotes.call(changeApi.addLineItem, { as: provider, params, body: dj });
    const approved = await quotes.call(changeApi.approveQuoteForReview, { as: provider, params });

    expect(approved.body.status).toBe('approved_for_review');
    expect(await messageTypesOf(quotes, byHand.id)).not.toContain(progressed);
  });

  test('when the provider reads a quote, then the answer has the published status', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    await addLine(quoted);
    await withdraw(quoted);

    const { body } = await quotes.call(api.getQuote, { as: quoted.provider, params: quoted.params });

    expect(body.standing).toEqual({
      ...{ status: 'draft', isWithdrawn: true, acceptedAt: null },
      lastSentAt: quoted.quote.sentToClientAt,
    });
  });
});

describe('quotes of an earlier release', () => {
  test('when this release starts, then the status of each quote that is not archived is published once', async () => {
    const sent = await quoteIn(quotes, 'sent_to_client');
    const archived = await quoteIn(quotes, 'archived');
    const [sentBefore, archivedBefore] = [await countOf(sent), await countOf(archived)];
    await ofEarlierRelease(sent);
    await ofEarlierRelease(archived);

    await Promise.all([quotes.initAgain(), quotes.initAgain()]);
    await quotes.initAgain();

    expect([await countOf(sent), await countOf(archived)]).toEqual([sentBefore + 1, archivedBefore]);
    expect(await lastOf(sent)).toMatchObject({
      payload: { status: 'sent_to_client', version: 1, payableCents: 59_900 },
    });
  });

  test('when their status was published late, then readers see no change except the revision', async () => {
    const quoted = await quoteIn(quotes, 'sent_to_client');
    const { provider, params, quote } = quoted;
    await ofEarlierRelease(quoted);

    await quotes.initAgain();

    const { body } = await quotes.call(api.getQuote, { as: provider, params });
    expect({ ...body, revision: quote.revision }).toEqual(quote);
  });
});
