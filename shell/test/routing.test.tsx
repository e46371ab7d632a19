import { Link, Route, Routes } from '@marquee/web-kit';
import {
  aClientUser,
  anAdminUser,
  aProviderUser,
  aUserWithoutRole,
  renderWithApp,
} from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { FederationProvider } from '../src/federation/federation-context.tsx';
import type { Federation } from '../src/federation/federation.ts';
import { AppRoutes } from '../src/routing/app-routes.tsx';
import { aFederation } from './a-federation.ts';
import { aProviderRelease, aRelease } from './a-release.ts';

type Visit = Parameters<typeof renderWithApp>[1];

function RemoteRoutes() {
  return (
    <Routes>
      {['/', '/client-admin', '/client/*', '/provider'].map((path) => (
        <Route key={path} path={path} element={<h1>Remote at {path}</h1>} />
      ))}
    </Routes>
  );
}

const bothRemotes = aFederation({
  releases: async () => [aRelease(), aProviderRelease()],
  load: async () => ({ RemoteRoutes }),
});

function visit(options: Visit, federation: Federation = bothRemotes) {
  return renderWithApp(
    <FederationProvider federation={federation}>
      <AppRoutes />
      <Link to="/provider">To the provider</Link>
    </FederationProvider>,
    options,
  );
}

const landing = 'Your Dream Event Starts Here';

describe('the routing table', () => {
  test.each([
    ['a client', '/', aClientUser(), 'Remote at /'],
    ['a provider', '/', aProviderUser(), 'Remote at /'],
    ['an operator', '/', anAdminUser(), landing],
    ['nobody', '/', undefined, landing],
    ['nobody', '/home', undefined, landing],
    ['a client', '/client-admin', aClientUser(), 'Remote at /client-admin'],
    ['nobody', '/client', undefined, 'Remote at /client/*'],
    ['nobody', '/client/profile', undefined, landing],
    ['a user without a role', '/client/profile', aUserWithoutRole(), 'Remote at /client/*'],
    ['a provider', '/client', aProviderUser(), landing],
    ['a provider', '/provider', aProviderUser(), 'Remote at /provider'],
    ['a client', '/provider', aClientUser(), landing],
    ['a provider', '/admin', aProviderUser(), 'Page Not Found'],
    ['nobody', '/admin', undefined, 'Page Not Found'],
  ])('when %s opens %s, then the page for that visitor is shown', async (_who, route, session, heading) => {
    visit({ route, ...(session && { session }) });

    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  test.each([
    ['a user without a role', '/', aUserWithoutRole(), '/auth/role'],
    ['nobody', '/provider', undefined, '/auth'],
  ])(
    'when %s opens %s, then the visitor is redirected to the choice of a role or to the sign-in',
    async (_who, route, session, address) => {
      const { path } = visit({ route, ...(session && { session }) });

      await screen.findByRole('heading', { level: 1 });

      expect(path()).toBe(address);
    },
  );

  test('when no release record matches the path, then the not-found page is shown', async () => {
    visit({ route: '/nowhere' });

    expect(await screen.findByText('Page Not Found')).toBeVisible();
  });
});

describe('a remote that fails to load', () => {
  const failing = (failures: number): Federation => ({
    ...bothRemotes,
    load: async (name, attempt) => {
      if (name === 'mfe_client' && attempt < failures) {
        throw new Error('gone');
      }
      return { RemoteRoutes };
    },
  });

  beforeEach(() => {
    // React logs errors that an error boundary catches.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('when it is opened, then the page names the remote’s owner', async () => {
    visit({ route: '/client-admin', session: aClientUser() }, failing(9));

    expect(await screen.findByText(/The Client team maintains this page/)).toBeVisible();
  });

  test('when one of its pages throws, then the page names the remote’s owner, and other pages work', async () => {
    const Broken = () => {
      throw new Error('broken');
    };
    const load: Federation['load'] = async (name) => ({
      RemoteRoutes: name === 'mfe_client' ? Broken : RemoteRoutes,
    });
    const { user } = visit({ route: '/client-admin', session: aClientUser() }, { ...bothRemotes, load });

    expect(await screen.findByText(/The Client team maintains this page/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'To the provider' }));
    expect(await screen.findByRole('heading', { name: landing })).toBeVisible();
  });

  test('when it is available again, then a retry shows its pages', async () => {
    const { user } = visit({ route: '/client-admin', session: aClientUser() }, failing(1));

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Remote at /client-admin' })).toBeVisible();
  });

  test('when the browser is offline, then the page reports that, and a retry shows the remote', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = visit({ route: '/client-admin', session: aClientUser() }, failing(1));

    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Remote at /client-admin' })).toBeVisible();
  });

  test('when the user navigates to a remote that works, then its pages are shown', async () => {
    const { user } = visit({ route: '/client', session: aProviderUser() }, failing(9));

    await user.click(await screen.findByRole('link', { name: 'To the provider' }));

    expect(await screen.findByRole('heading', { name: 'Remote at /provider' })).toBeVisible();
  });

  test('when the release records cannot be read, then a retry reads the records and focuses the page’s heading', async () => {
    const releases = jest
      .fn<ReturnType<Federation['releases']>, []>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue([aRelease()]);
    const { user } = visit({ route: '/client-admin', session: aClientUser() }, { ...bothRemotes, releases });

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Remote at /client-admin' })).toHaveFocus();
  });
});
