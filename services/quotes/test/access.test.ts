import { randomUUID } from 'node:crypto';
import { operations } from '@marquee/contracts/operations';
import type { Operation } from '@marquee/contracts/operation';
import * as api from '@marquee/contracts/quote-operations';
import {
  aClientCaller,
  aNewcomer,
  anAdminCaller,
  aProviderCaller,
} from '@marquee/service-kit/test-kit/callers';
import { quotesScenarios } from './scenarios/scenarios.ts';
import { quoteIn } from './support/quote-in.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

type Role = 'provider' | 'client';
type Route = { name: string; operation: Operation; actor: Role; body: unknown };

/** The operations of one role, with the actor and the body that their scenarios state. */
const routes = Object.entries(quotesScenarios.operations).flatMap(([name, { actor, states }]): Route[] => {
  const operation = operations.get(name);
  const isOfOneRole = actor === 'provider' || actor === 'client';
  return operation !== undefined && isOfOneRole
    ? [{ name, operation, actor, body: Object.values(states)[0]?.body }]
    : [];
});
const lineItemId = randomUUID();

function strangerFor(actor: Role) {
  return actor === 'provider' ? aProviderCaller() : aClientCaller();
}

const ofOneQuote = routes.filter(({ operation }) => operation.path.includes('/quotes/:id'));

describe.each(ofOneQuote)('$name', ({ operation, actor, body }) => {
  test('when the quote is another account’s, then the answer is 404 and the quote is unchanged', async () => {
    const { quote, provider } = await quoteIn(quotes, 'approved_for_review');
    const call = { as: strangerFor(actor), params: { id: quote.id, lineItemId }, body };

    const { status, problem } = await quotes.call(operation, call);

    expect([status, problem.code, problem.message]).toEqual([404, 'quote_not_found', 'Quote not found']);
    const after = await quotes.call(api.getQuote, { as: provider, params: { id: quote.id } });
    expect(after.body).toEqual(quote);
  });

  test.each([randomUUID(), 'abc', '00000000'])('when the id is %s, then the answer is 404', async (id) => {
    const call = { as: strangerFor(actor), params: { id, lineItemId }, body };

    expect((await quotes.call(operation, call)).status).toBe(404);
  });
});

describe.each(routes)('$name', ({ operation, actor }) => {
  const params = { id: randomUUID(), lineItemId };

  test('when nobody is signed in, then the answer is 401', async () => {
    const { status, problem } = await quotes.call(operation, { params });

    expect([status, problem.code, problem.message]).toEqual([401, 'unauthenticated', 'Unauthorized']);
  });

  test.each([
    ['the other role', actor === 'provider' ? aClientCaller() : aProviderCaller()],
    ['no role yet', aNewcomer()],
    ['the admin’s role', anAdminCaller()],
  ])('when the caller has %s, then the answer is 403', async (_role, as) => {
    expect((await quotes.call(operation, { as, params })).status).toBe(403);
  });
});

test('the operations of one role include those on one quote, such as its acceptance', () => {
  expect(ofOneQuote.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['getQuote', 'addLineItem', 'acceptClientQuote']),
  );
});
