import { listAudit, listSubscriptions, listUsers } from '@marquee/contracts/admin-operations';
import {
  aClientUser,
  anAdminUser,
  answer,
  aProviderUser,
  refuse,
  renderWithApp,
} from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { AuditPage } from '../src/pages/admin/audit-page.tsx';
import { MessagesPage } from '../src/pages/admin/messages-page.tsx';
import { SubscriptionsPage } from '../src/pages/admin/subscriptions-page.tsx';
import { UserPage } from '../src/pages/admin/user-page.tsx';
import { UsersPage } from '../src/pages/admin/users-page.tsx';
import { anEntry, aUser } from './a-user.ts';
import { aSubscription } from './a-subscription.ts';

const pages = [
  { route: '/admin/users', Page: UsersPage },
  { route: '/admin/users/7', Page: UserPage },
  { route: '/admin/subscriptions', Page: SubscriptionsPage },
  { route: '/admin/audit', Page: AuditPage },
  { route: '/admin/messages', Page: MessagesPage },
];
const visitors = [
  { who: 'nobody', session: undefined },
  { who: 'a client', session: aClientUser() },
  { who: 'a provider', session: aProviderUser() },
];

describe('the operator’s console', () => {
  test.each(pages.flatMap((page) => visitors.map((visitor) => ({ ...page, ...visitor }))))(
    'when $who opens $route, then the not-found page is shown',
    async ({ route, Page, session }) => {
      renderWithApp(<Page />, { route, ...(session && { session }) });

      expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      expect(screen.queryByRole('navigation', { name: 'Console' })).toBeNull();
    },
  );
});

type Headers = Record<string, string>;

describe.each([
  {
    ...{ route: '/admin/users', Page: UsersPage, list: listUsers },
    one: (headers: Headers) => answer(listUsers, [aUser()], { headers }),
  },
  {
    ...{ route: '/admin/subscriptions', Page: SubscriptionsPage, list: listSubscriptions },
    one: (headers: Headers) => answer(listSubscriptions, [aSubscription()], { headers }),
  },
  {
    ...{ route: '/admin/audit', Page: AuditPage, list: listAudit },
    one: (headers: Headers) => answer(listAudit, [anEntry()], { headers }),
  },
])('the list at $route', ({ route, Page, list, one }) => {
  test('when the next page is opened, then its request has the cursor from the previous response', async () => {
    const headers = { 'X-Total-Count': '21', Link: `</api${route}?limit=20&after=the-last>; rel="next"` };
    const answers = [one(headers)];
    const { user, calls } = renderWithApp(<Page />, { route, session: anAdminUser(), answers });

    await user.click(await screen.findByRole('button', { name: 'Next page' }));

    await waitFor(() => {
      expect(calls(list).at(-1)?.query).toEqual({ limit: '20', after: 'the-last' });
    });
  });

  test('when the list cannot be read, then the reason is shown with a retry button', async () => {
    const answers = [refuse(list, { status: 503, code: 'unavailable', message: 'Not now' })];
    renderWithApp(<Page />, { route, session: anAdminUser(), answers });

    expect(await screen.findByText('Not now')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
