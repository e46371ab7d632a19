import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { Link, useSession } from '@marquee/web-kit';
import { aClientUser, renderWithApp } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { FederationProvider } from '../src/federation/federation-context.tsx';
import { AppRoutes } from '../src/routing/app-routes.tsx';
import { aFederation } from './a-federation.ts';
import { aProviderRelease, aRelease } from './a-release.ts';

const links = [
  { to: '/client-admin?tab=quotes', label: 'Quotes' },
  { to: '/provider', label: 'Provider dashboard' },
  { to: '/', label: 'Front page' },
  { to: '/terms', label: 'The terms' },
];

async function renderNotFoundPage() {
  const [preload, preloadRuntime] = [jest.fn(), jest.fn()];
  const releases = async () => [aRelease(), aProviderRelease()];
  const federation = aFederation({ releases, preload, preloadRuntime });
  const view = renderWithApp(
    <FederationProvider federation={federation}>
      <Bar />
      <AppRoutes />
      {links.map(({ to, label }) => (
        <Link key={to} to={to}>
          <b>{label}</b>
        </Link>
      ))}
      <a href="https://elsewhere.example/provider">Elsewhere</a>
    </FederationProvider>,
    { route: '/nowhere', session: aClientUser() },
  );
  await screen.findByRole('heading', { name: 'Page Not Found' });
  await screen.findByText('signed-in');
  // Discards the call that `RemoteReleases` makes while it looks for a remote at this address.
  preloadRuntime.mockClear();
  return { ...view, preload, preloadRuntime };
}

/** A component that reads the session, as the top bar of most pages does. */
function Bar() {
  return <p>{useSession().status}</p>;
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

describe('preloading on intent', () => {
  test.each([
    ['Quotes', 'mfe_client'],
    ['Provider dashboard', 'mfe_provider'],
    ['Front page', 'mfe_client'],
  ])('when a client hovers over %s, then %s is preloaded', async (label, name) => {
    const { user, preload } = await renderNotFoundPage();

    await user.hover(screen.getByText(label));

    expect(preload.mock.calls).toEqual([[name]]);
  });

  test('when a page does not read the session, then preloading does not read it either', async () => {
    const preload = jest.fn();
    const federation = aFederation({
      releases: async () => [aRelease(), aRelease({ name: 'mfe_public', paths: ['/quote'], homeFor: null })],
      load: async () => ({ RemoteRoutes: () => <Link to="/client-admin">Dashboard</Link> }),
      preload,
    });
    const { user, calls } = renderWithApp(
      <FederationProvider federation={federation}>
        <AppRoutes />
      </FederationProvider>,
      { route: '/quote' },
    );

    await user.hover(await screen.findByText('Dashboard'));

    expect(preload.mock.calls).toEqual([['mfe_client']]);
    expect(calls(getCurrentUser)).toEqual([]);
  });

  test('when a link takes the focus, then its remote is preloaded', async () => {
    const { preload } = await renderNotFoundPage();

    screen.getByRole('link', { name: 'Provider dashboard' }).focus();

    expect(preload.mock.calls).toEqual([['mfe_provider']]);
  });

  test.each(['The terms', 'Elsewhere'])(
    'when the user hovers over %s, which no remote serves, then no remote is preloaded',
    async (label) => {
      const { user, preload } = await renderNotFoundPage();

      await user.hover(screen.getByText(label));

      expect(preload).not.toHaveBeenCalled();
    },
  );

  test('when a finger touches a link, then only the runtime is preloaded, no remote', async () => {
    const { user, preload, preloadRuntime } = await renderNotFoundPage();

    await user.pointer({ keys: '[TouchA>]', target: screen.getByText('Quotes') });

    expect(preload).not.toHaveBeenCalled();
    expect(preloadRuntime).toHaveBeenCalled();
  });

  test('when the pointer moves over the page, then the runtime is preloaded only on pointer down', async () => {
    const { user, preloadRuntime } = await renderNotFoundPage();
    const heading = screen.getByRole('heading', { name: 'Page Not Found' });

    await user.hover(heading);
    expect(preloadRuntime).not.toHaveBeenCalled();
    await user.click(heading);

    expect(preloadRuntime).toHaveBeenCalled();
  });

  test('when data saving is on, then nothing is preloaded', async () => {
    saveData();
    const { user, preload, preloadRuntime } = await renderNotFoundPage();

    await user.hover(screen.getByText('Quotes'));
    await user.click(screen.getByRole('heading', { name: 'Page Not Found' }));

    expect(preload).not.toHaveBeenCalled();
    expect(preloadRuntime).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });
});
