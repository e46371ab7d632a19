import * as api from '@marquee/contracts/quote-operations';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { aRequest } from '../support/a-request.ts';
import { aQuoteByHand } from '../support/a-quote-by-hand.ts';
import { quoteIn } from '../support/quote-in.ts';
import { startQuotes } from '../support/start-quotes.ts';
import type { Quotes } from '../support/start-quotes.ts';

let quotes: Quotes;

beforeAll(async () => {
  quotes = await startQuotes();
});

afterAll(async () => {
  await quotes.stop();
});

describe('a provider’s workflow', () => {
  test('when there are requests and quotes, then there is a row for each request and for each quote without a request', async () => {
    const provider = aProviderCaller();
    const { providerId } = provider;
    const accepted = await quoteIn(quotes, 'client_accepted', { providerId, eventDate: '2026-12-01' });
    const unquoted = await aRequest(quotes, { providerId, eventDate: '2026-11-01' });
    const archived = await quoteIn(quotes, 'archived', { providerId, eventDate: '2026-10-01' });
    const byHand = await aQuoteByHand(quotes, { provider, clientEmail: 'a@example.com' });
    await aRequest(quotes);

    const { status, body, headers } = await quotes.call(api.getWorkflow, { as: provider });

    expect([status, headers.get('x-total-count')]).toEqual([200, '4']);
    expect(body.map(({ eventId, quoteId }) => [eventId, quoteId])).toEqual([
      [accepted.event.eventId, accepted.quote.id],
      [unquoted.event.eventId, null],
      [archived.event.eventId, null],
      [null, byHand.quote.id],
    ]);
    expect(body[0]?.clientAcceptedAt).toBe('2026-03-02T15:00:00.000Z');
  });

  test('when it is read page by page, then each row appears once', async () => {
    const provider = aProviderCaller();
    const { providerId } = provider;
    await Promise.all(
      ['2026-10-01', '2026-11-01', '2026-12-01'].map((eventDate) =>
        aRequest(quotes, { providerId, eventDate }),
      ),
    );

    const first = await quotes.call(api.getWorkflow, { as: provider, query: { limit: '2' } });
    const after = first.body.at(-1)?.id ?? '';
    const second = await quotes.call(api.getWorkflow, { as: provider, query: { limit: '2', after } });

    expect(first.headers.get('link')).toContain(`after=${after}`);
    expect([...first.body, ...second.body].map(({ eventDate }) => eventDate)).toEqual([
      '2026-12-01',
      '2026-11-01',
      '2026-10-01',
    ]);
    expect([second.headers.get('x-total-count'), second.headers.get('link')]).toEqual(['3', null]);
  });

  test('when the page after an unknown row is requested, then the query is rejected', async () => {
    const call = { as: aProviderCaller(), query: { after: 'gone' } };

    expect((await quotes.call(api.getWorkflow, call)).status).toBe(400);
  });
});
