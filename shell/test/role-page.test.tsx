import { chooseRole } from '@marquee/contracts/account-operations';
import { logout } from '@marquee/contracts/auth-operations';
import {
  aClientUser,
  answer,
  aProviderUser,
  aUserWithoutRole,
  refuse,
  renderWithApp,
} from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { RolePage } from '../src/pages/auth/role-page.tsx';
import { fill } from './fill.ts';

const names = { 'First Name': 'Noor', 'Last Name': 'Haddad', Phone: '212-555-0190' };

async function visit(role: 'Client' | 'Provider', answers: Answer[] = [], route = '/auth/role') {
  const app = renderWithApp(<RolePage />, { route, session: aUserWithoutRole(), answers });
  await app.user.click(await screen.findByRole('button', { name: `Continue as a ${role}` }));
  const form = within(screen.getByRole('form', { name: `Continue as a ${role.toLowerCase()}` }));
  const choose = () => app.user.click(form.getByRole('button', { name: `Continue as a ${role}` }));
  return { ...app, form, choose };
}

describe('page for newcomers', () => {
  test('when the role client is chosen, then the form is sent and the client’s start page opens', async () => {
    const { user, form, choose, calls, navigatedTo } = await visit('Client', [
      answer(chooseRole, aClientUser()),
    ]);
    await fill(user, form, names);

    await choose();

    expect(calls(chooseRole).map(({ body }) => body)).toEqual([
      { role: 'client', firstName: 'Noor', lastName: 'Haddad', phone: '212-555-0190' },
    ]);
    expect(navigatedTo()).toBe('/');
    expect(sessionStorage.getItem('marquee.greeting')).toContain('Client Account Created');
  });

  test('when the role provider is chosen, then business name and a service type are sufficient', async () => {
    const { user, form, choose, calls, navigatedTo } = await visit('Provider', [
      answer(chooseRole, aProviderUser()),
    ]);
    await fill(user, form, { 'Business Name': 'Golden Hour' });
    await user.click(form.getByRole('checkbox', { name: 'Photography' }));

    await choose();

    expect(calls(chooseRole).map(({ body }) => body)).toEqual([
      {
        role: 'provider',
        businessName: 'Golden Hour',
        phone: '',
        description: '',
        serviceTypes: ['Photography'],
      },
    ]);
    expect(navigatedTo()).toBe('/provider');
  });

  test('when the URL has a `returnTo`, then that address opens afterwards', async () => {
    const route = '/auth/role?returnTo=%2Fcreate-event';
    const { user, form, choose, navigatedTo } = await visit(
      'Client',
      [answer(chooseRole, aClientUser())],
      route,
    );
    await fill(user, form, names);

    await choose();

    expect(navigatedTo()).toBe('/create-event');
  });

  test('when fields are empty, then the summary lists them and nothing is sent', async () => {
    const { form, choose, calls } = await visit('Client');

    await choose();

    const summary = await form.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['First name is required', 'Last name is required', 'Phone number is required']);
    expect(calls(chooseRole)).toEqual([]);
  });

  test('when a role was already chosen in another tab, then a toast reports it', async () => {
    const message = 'This account is a provider’s already.';
    const refusal = refuse(chooseRole, { status: 409, code: 'role_already_chosen', message });
    const { user, form, choose } = await visit('Client', [refusal]);
    await fill(user, form, names);

    await choose();

    expect(await screen.findByText('Signup Failed')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  test('when the user goes back, then both roles are shown, and the text above them has the focus', async () => {
    const { user, form } = await visit('Client');

    await user.click(form.getByRole('button', { name: 'Back' }));

    expect(screen.getByRole('button', { name: 'Continue as a Provider' })).toBeVisible();
    expect(screen.getByText('You can’t change the role of an account later.')).toHaveFocus();
  });

  test('when the user wants neither role, then the user can sign out', async () => {
    const { user, navigatedTo } = renderWithApp(<RolePage />, {
      route: '/auth/role',
      session: aUserWithoutRole(),
      answers: [answer(logout, undefined)],
    });

    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));

    expect(navigatedTo()).toBe('/');
  });

  test.each([
    ['a client', aClientUser(), '/'],
    ['nobody', undefined, '/auth'],
  ])('when %s opens it, then the page redirects', async (_who, session, address) => {
    const { path } = renderWithApp(<RolePage />, { route: '/auth/role', ...(session && { session }) });

    await waitFor(() => {
      expect(path()).toBe(address);
    });
  });
});
