import { randomUUID } from 'node:crypto';
import * as clientApi from '@marquee/contracts/client-quote-operations';
import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import {
  aClientCaller,
  aNewcomer,
  anAdminCaller,
  aProviderCaller,
} from '@marquee/service-kit/test-kit/callers';
import { dj, quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

const lineItemId = randomUUID();
const ofOneQuote = [
  ['get a quote', api.getQuote, {}, undefined],
  ['get a quote as a document', api.getQuotePdf, {}, undefined],
  ['update a quote', api.updateQuote, {}, { eventName: 'Mine now' }],
  ['read a history', api.getQuoteHistory, {}, undefined],
  ['add a line', changeApi.addLineItem, {}, dj],
  ['remove a line', changeApi.removeLineItem, { lineItemId }, undefined],
  ['approve a quote', changeApi.approveQuoteForReview, {}, undefined],
  ['send a quote', changeApi.sendQuoteToClient, {}, undefined],
  ['withdraw a quote', changeApi.withdrawQuote, {}, undefined],
  ['copy discarded changes', changeApi.copyDiscardedChanges, {}, undefined],
  ['get a client’s quote as a document', clientApi.getClientQuotePdf, {}, undefined],
  ['accept a quote', clientApi.acceptClientQuote, {}, {}],
] as const;
const ofNoQuote = [
  ['list quotes', api.listQuotes],
  ['list approved quotes', api.listQuotesApprovedForReview],
  ['create a quote', api.createQuote],
  ['read the workflow', api.getWorkflow],
  ['get the client’s quote', clientApi.getClientQuote],
  ['list the client’s quotes', clientApi.listClientQuotes],
  ['count waiting quotes', clientApi.countWaitingQuotes],
] as const;

function strangerFor({ actor }: { actor: 'provider' | 'client' }) {
  return actor === 'provider' ? aProviderCaller() : aClientCaller();
}

describe.each(ofOneQuote)('%s', (_name, operation, more, body) => {
  test('when the quote is another account’s, then the answer is 404 and the quote is unchanged', async () => {
    const { quote, provider } = await quoteIn(quotes, 'approved_for_review');
    const call = { as: strangerFor(operation), params: { id: quote.id, ...more }, body };

    const { status, problem } = await quotes.call(operation, call);

    expect([status, problem.code, problem.message]).toEqual([404, 'quote_not_found', 'Quote not found']);
    const after = await quotes.call(api.getQuote, { as: provider, params: { id: quote.id } });
    expect(after.body).toEqual(quote);
  });

  test.each([randomUUID(), 'abc', '00000000'])('when the id is %s, then the answer is 404', async (id) => {
    const call = { as: strangerFor(operation), params: { id, ...more }, body };

    expect((await quotes.call(operation, call)).status).toBe(404);
  });
});

const all = [...ofOneQuote.map(([name, operation]) => [name, operation] as const), ...ofNoQuote];

describe.each(all)('%s', (_name, operation) => {
  const params = { id: randomUUID(), lineItemId };

  test('when nobody is signed in, then the answer is 401', async () => {
    const { status, problem } = await quotes.call(operation, { params });

    expect([status, problem.code, problem.message]).toEqual([401, 'unauthenticated', 'Unauthorized']);
  });

  test.each([
    ['the other role', operation.actor === 'provider' ? aClientCaller() : aProviderCaller()],
    ['no role yet', aNewcomer()],
    ['the admin’s role', anAdminCaller()],
  ])('when the caller has %s, then the answer is 403', async (_role, as) => {
    expect((await quotes.call(operation, { as, params })).status).toBe(403);
  });
});
