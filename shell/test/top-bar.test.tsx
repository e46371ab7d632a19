import type { CurrentUser } from '@marquee/contracts/accounts';
import { logout } from '@marquee/contracts/auth-operations';
import {
  aClientUser,
  anAdminUser,
  answer,
  aProviderUser,
  aUserWithoutRole,
  refuse,
  renderWithApp,
} from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { PageTopBar } from '../src/frame/page-top-bar.tsx';

type Visit = Parameters<typeof renderWithApp>[1];

function linksIn(element: HTMLElement): [string | null, string | null][] {
  return within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

async function openMenu(options: Visit) {
  const app = renderWithApp(<PageTopBar />, options);
  await screen.findByRole('link', { name: 'Marquee' });
  await app.user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = screen.getAllByRole('navigation', { name: 'Main' })[1];
  return { ...app, menu: menu ?? document.body };
}

describe('the top bar', () => {
  test('when nobody is signed in, then it links to the home page and to the sign-in', async () => {
    renderWithApp(<PageTopBar />);

    expect(await screen.findByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth');
    expect(linksIn(screen.getByRole('navigation'))).toEqual([['Home', '/home']]);
    expect(screen.getByRole('link', { name: 'Marquee' })).toHaveAttribute('href', '/');
    expect(screen.queryByText(/^Welcome/)).toBeNull();
  });

  test('when the session is not known yet, then the bar does not show Get Started', async () => {
    renderWithApp(<PageTopBar />);

    expect(screen.queryByRole('link', { name: 'Get Started' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible();
  });

  test.each<[CurrentUser, string, [string, string][]]>([
    [aClientUser(), 'Welcome, Amara', [['My Dashboard', '/client-admin']]],
    [aProviderUser(), 'Welcome, Dev', [['Admin Dashboard', '/provider']]],
    [aUserWithoutRole(), 'Welcome, Noor', [['Admin Dashboard', '/provider']]],
    [
      anAdminUser({ firstName: '' }),
      'Welcome, admin@marquee.example',
      [
        ['Admin Dashboard', '/provider'],
        ['Console', '/admin'],
      ],
    ],
  ])(
    'when the role is $role, then the bar has the greeting and the dashboard of the role',
    async (session, greeting, dashboards) => {
      renderWithApp(<PageTopBar />, { session });

      expect(await screen.findByRole('link', { name: greeting })).toHaveAttribute('href', '/account');
      expect(linksIn(screen.getByRole('navigation'))).toEqual([['Home', '/home'], ...dashboards]);
      expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
    },
  );

  test('when the user signs out, then / opens with a full page load', async () => {
    const { user, navigatedTo } = renderWithApp(<PageTopBar />, {
      session: aClientUser(),
      answers: [answer(logout, undefined)],
    });

    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));

    expect(navigatedTo()).toBe('/');
  });

  test('when signing out fails, then a toast reports it and the page stays', async () => {
    const refusal = refuse(logout, { status: 503, code: 'unavailable', message: 'Please try again soon' });
    const { user, navigatedTo } = renderWithApp(<PageTopBar />, {
      session: aClientUser(),
      answers: [refusal],
    });

    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));

    expect(await screen.findByText('Please try again soon')).toBeVisible();
    expect(navigatedTo()).toBeNull();
  });
});

describe('the menu', () => {
  test('when a client opens it, then it has the links of the bar', async () => {
    const { menu } = await openMenu({ session: aClientUser() });

    expect(await within(menu).findByRole('link', { name: 'Welcome, Amara' })).toBeVisible();
    expect(linksIn(menu)).toEqual([
      ['Welcome, Amara', '/account'],
      ['Home', '/home'],
      ['My Dashboard', '/client-admin'],
    ]);
    expect(within(menu).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });

  test('when an operator opens it, then it links to the console', async () => {
    const { menu } = await openMenu({ session: anAdminUser() });

    expect(await within(menu).findByRole('link', { name: 'Console' })).toHaveAttribute('href', '/admin');
  });

  test('when a link is chosen, then the menu closes', async () => {
    const { user, menu, path } = await openMenu({});

    await user.click(within(menu).getByRole('link', { name: 'Get Started' }));

    expect(path()).toBe('/auth');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });
});
