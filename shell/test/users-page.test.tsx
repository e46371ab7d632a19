import { listUsers } from '@marquee/contracts/admin-operations';
import type { UserRow } from '@marquee/contracts/users';
import { anAdminUser, answer, renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { UsersPage } from '../src/pages/admin/users-page.tsx';
import { aUser } from './a-user.ts';

function open(users: UserRow[], route = '/admin/users') {
  const headers = { 'X-Total-Count': String(users.length) };
  const answers = [answer(listUsers, users, { headers })];
  return renderWithApp(<UsersPage />, { route, session: anAdminUser(), answers });
}

describe('page of users', () => {
  test('when an operator opens it, then each row identifies a user and links to their page', async () => {
    const dana = aUser();
    open([dana, aUser({ name: '', email: 'noor@example.com', role: null, status: 'suspended' })]);

    const row = within(await screen.findByRole('row', { name: /Dana Reyes/ }));
    expect(row.getByRole('link', { name: 'Dana Reyes' })).toHaveAttribute('href', `/admin/users/${dana.id}`);
    expect(row.getByText('Active')).toBeVisible();
    const other = screen.getByRole('row', { name: /noor@example\.com/ });
    expect(other).toHaveTextContent('No role yet');
    expect(other).toHaveTextContent('Suspended');
  });

  test('when an operator opens it, then it links to the other pages of the console', async () => {
    open([]);

    const places = within(await screen.findByRole('navigation', { name: 'Console' }));
    expect(places.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    expect(places.getByRole('link', { name: 'Audit Trail' })).toHaveAttribute('href', '/admin/audit');
  });

  test('when the operator types a search, then the search is in the request and in the URL after a pause', async () => {
    const { user, calls, path } = open([aUser()]);

    await user.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'dana reyes');

    await waitFor(() => {
      expect(path()).toBe('/admin/users?search=dana+reyes');
    });
    await waitFor(() => {
      expect(calls(listUsers).at(-1)?.query).toEqual({ limit: '20', search: 'dana reyes' });
    });
  });

  test('when role and status are chosen, then both are in the request', async () => {
    const { user, calls } = open([aUser()]);

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Provider');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Suspended');

    await waitFor(() => {
      expect(calls(listUsers).at(-1)?.query).toEqual({
        limit: '20',
        role: 'provider',
        status: 'suspended',
      });
    });
  });

  test('when role and status in the URL are unknown, then both filters are ignored', async () => {
    const { calls } = open([aUser()], '/admin/users?role=king&status=sad');

    await screen.findByRole('row', { name: /Dana Reyes/ });

    expect(calls(listUsers).at(-1)?.query).toEqual({ limit: '20' });
  });

  test('when nobody is found, then the filters can be removed', async () => {
    const { user, path } = open([], '/admin/users?search=zzz');

    await user.click(await screen.findByRole('button', { name: 'Show All Users' }));

    expect(path()).toBe('/admin/users');
  });
});
