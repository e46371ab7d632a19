import { aDraftQuote } from './fixtures/bookings.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('6 Quotes', () => {
  test('when a client tries to create, edit, approve, send or archive a quote, then the call is rejected', async ({
    clientPage,
    url,
    client,
    provider,
  }) => {
    const { id } = await aDraftQuote({ client, provider });
    const headers = { origin: url };
    const quote = { eventName: 'Mine', clientEmail: client.account.email, clientName: '' };

    const answers = await Promise.all([
      clientPage.request.post('/api/quotes', { headers, data: quote }),
      clientPage.request.patch(`/api/quotes/${id}`, { headers, data: { eventName: 'Mine' } }),
      clientPage.request.post(`/api/quotes/${id}/approve-for-review`, { headers }),
      clientPage.request.post(`/api/quotes/${id}/send-to-client`, { headers }),
      clientPage.request.patch(`/api/quotes/${id}`, { headers, data: { archived: true } }),
    ]);

    expect(answers.map((answered) => answered.status())).toEqual([403, 403, 403, 403, 403]);
  });
});
