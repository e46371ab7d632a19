import { randomUUID } from 'node:crypto';
import * as api from '@marquee/contracts/quote-operations';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { aRequest } from './support/a-request.ts';
import { startQuotes } from './support/start-quotes.ts';
import type { Quotes } from './support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

describe('a rejected call to create a quote from a request', () => {
  test.each([
    ['another provider’s', async () => (await aRequest(quotes)).event.eventId, 'event_not_found'],
    ['unknown', async () => randomUUID(), 'event_not_found'],
    ['malformed', async () => 'abc', 'not_found'],
  ])('when the event is %s, then the answer is 404', async (_case, eventId, code) => {
    const { status, problem } = await quotes.call(api.createQuoteFromRequest, {
      as: aProviderCaller(),
      params: { id: await eventId() },
    });

    expect([status, problem.code]).toEqual([404, code]);
  });

  test('when a client calls, then the answer is 403', async () => {
    const call = { as: aClientCaller(), params: { id: randomUUID() } };

    expect((await quotes.call(api.createQuoteFromRequest, call)).status).toBe(403);
  });

  test('when nobody is signed in, then the answer is 401', async () => {
    expect((await quotes.call(api.createQuoteFromRequest, { params: { id: randomUUID() } })).status).toBe(
      401,
    );
  });
});
