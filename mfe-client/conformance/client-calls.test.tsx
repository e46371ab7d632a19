import { getCurrentUser } from '@marquee/contracts/auth-operations';
import {
  acceptClientQuote,
  getClientQuote,
  listClientQuotes,
} from '@marquee/contracts/client-quote-operations';
import { getClientProfile, updateClientProfile } from '@marquee/contracts/profile-operations';
import { answer, payloadsOf, renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { aProfile } from '../test/a-profile.ts';
import { aQuoteSummary } from '../test/a-quote-summary.ts';
import { aQuote } from '../test/a-quote.ts';
import { fillIn } from '../test/fill-in.ts';
import { renderClient } from '../test/render-client.tsx';
import { acceptQuote } from './client-actions.ts';
import { editProfile } from './edit-profile.ts';

describe('7 API calls', () => {
  test('when the Profile tab is opened, then the page sends GET /api/clients/profile', async () => {
    const { calls } = renderClient({
      route: '/client-admin?tab=profile',
      answers: [answer(getClientProfile, aProfile())],
    });

    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(payloadsOf(calls(getClientProfile))).toEqual([
      { call: 'GET /api/clients/profile', body: undefined },
    ]);
  });

  test('when the profile is saved, then the page sends PATCH /api/clients/profile and fetches user and profile again', async () => {
    const { calls, save } = await editProfile();
    fillIn({ Phone: '5550177', 'Home Address': '4 Vale Street' });
    const before = { users: calls(getCurrentUser).length, profiles: calls(getClientProfile).length };

    await save();

    expect(payloadsOf(calls(updateClientProfile))).toEqual([
      {
        call: 'PATCH /api/clients/profile',
        body: {
          ...{ firstName: 'Amara', lastName: 'Okafor', phone: '5550177', homeAddress: '4 Vale Street' },
          ...{ additionalContactName: '', additionalContactEmail: '', additionalContactPhone: '' },
          revision: 3,
        },
      },
    ]);
    await waitFor(() => {
      expect(calls(getCurrentUser)).toHaveLength(before.users + 1);
      expect(calls(getClientProfile)).toHaveLength(before.profiles + 1);
    });
  });

  test('when a client opens the portal, then the page fetches their single quote with GET /api/client/quote', async () => {
    const { calls } = renderClient({ route: '/client', answers: [answer(getClientQuote, aQuoteSummary())] });

    expect(await screen.findByRole('button', { name: 'Accept this Quote' })).toBeVisible();
    expect(payloadsOf(calls(getClientQuote))).toEqual([{ call: 'GET /api/client/quote', body: undefined }]);
  });

  test('when nobody is signed in at the portal, then the page does not send GET /api/client/quote', async () => {
    const { calls } = renderWithApp(<RemoteRoutes />, { route: '/client' });

    expect(await screen.findByText('Welcome to Client Portal')).toBeVisible();
    expect(calls(getClientQuote)).toEqual([]);
  });

  test('when the Quotes tab is opened, then the page sends GET /api/client/quotes with no-cache headers', async () => {
    const { calls } = renderClient({
      route: '/client-admin?tab=quotes',
      answers: [answer(listClientQuotes, [aQuote()])],
    });

    expect(await screen.findByRole('region', { name: /^Quote for/ })).toBeVisible();
    const [read] = calls(listClientQuotes);
    expect(read).toMatchObject({ call: 'GET /api/client/quotes', body: undefined });
    expect(read?.headers.get('cache-control')).toBe('no-cache');
  });

  test('when a quote is accepted, then the page sends POST /api/client/quotes/{id}/accept and fetches the quotes again', async () => {
    const quote = aQuote();
    const { user, calls } = renderClient({
      route: '/client-admin?tab=quotes',
      answers: [
        answer(listClientQuotes, [quote]),
        answer(acceptClientQuote, aQuote({ ...quote, clientAccepted: true })),
      ],
    });

    await acceptQuote(user);

    await waitFor(() => {
      expect(calls(listClientQuotes)).toHaveLength(2);
    });
    expect(payloadsOf(calls(acceptClientQuote))).toEqual([
      { call: `POST /api/client/quotes/${quote.id}/accept`, body: { version: quote.version, revision: 4 } },
    ]);
  });
});
