import { aClientUser, anAdminUser, renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { renderProvider } from './render-provider.tsx';

describe('access to the provider’s leads and figures', () => {
  test.each([aClientUser(), anAdminUser()])(
    'when a $role opens the page, then access is denied with a link home',
    async (session) => {
      const { path } = renderProvider({ route: '/provider-admin', session });

      expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
      expect(path()).toBe('/provider-admin');
    },
  );

  test('when nobody is signed in, then the page says so and opens the sign-in', async () => {
    const { navigatedTo } = renderWithApp(<RemoteRoutes />, { route: '/provider-admin' });

    expect(await screen.findByText('Unauthorized')).toBeVisible();
    expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible();
    await waitFor(() => {
      expect(navigatedTo()).toMatch(/^\/api\/login\?returnTo=/);
    });
  });
});
