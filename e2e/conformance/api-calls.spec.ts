import { listEvents } from '@marquee/contracts/event-operations';
import { listProviders } from '@marquee/contracts/profile-operations';
import { listQuotesApprovedForReview } from '@marquee/contracts/quote-operations';

import { anApprovedQuote, aSentEvent } from './fixtures/bookings.ts';
import { aNewProvider } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

/** Calls that no page makes, but that external callers may make. */
test.describe('7 API calls', () => {
  test('when a client calls GET /api/providers, then the answer has a provider’s business name, email and full name', async ({
    client,
    url,
  }) => {
    await aNewProvider(url);

    const [first] = await client.api.call(listProviders, {});

    expect(Object.keys(first ?? {}).sort()).toEqual(['businessName', 'email', 'fullName']);
  });

  test('when nobody is signed in, then GET /api/providers answers 401', async ({ request }) => {
    const answered = await request.get('/api/providers');

    expect(answered.status()).toBe(401);
  });

  test('when a provider calls GET /api/events, then the answer lists the events that were sent to them', async ({
    client,
    provider,
  }) => {
    const event = await aSentEvent({ client, provider });

    const events = await provider.api.call(listEvents, {});

    expect(events).toContainEqual(expect.objectContaining({ id: event.id, sentToProvider: true }));
  });

  test('when a provider calls GET /api/quotes/approved-for-review, then the answer lists the quotes ready for review', async ({
    client,
    provider,
  }) => {
    const quote = await anApprovedQuote({ client, provider });

    const ready = await provider.api.call(listQuotesApprovedForReview, {});

    expect(ready).toContainEqual(expect.objectContaining({ id: quote.id, approvedForReview: true }));
  });
});
