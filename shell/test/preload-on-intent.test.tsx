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

async function atNoPage() {
  const [prepare, prepareRuntime] = [jest.fn(), jest.fn()];
  const releases = async () => [aRelease(), aProviderRelease()];
  const federation = aFederation({ releases, prepare, prepareRuntime });
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
  // Removes the call for the remote at this address.
  prepareRuntime.mockClear();
  return { ...view, prepare, prepareRuntime };
}

/** Reads the session, like the frame of most pages. */
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
    const { user, prepare } = await atNoPage();

    await user.hover(screen.getByText(label));

    expect(prepare.mock.calls).toEqual([[name]]);
  });

  test('when a page does not read the session, then preloading does not read it', async () => {
    const prepare = jest.fn();
    const federation = aFederation({
      releases: async () => [aRelease(), aRelease({ name: 'mfe_public', paths: ['/quote'], homeFor: null })],
      load: async () => ({ RemoteRoutes: () => <Link to="/client-admin">Dashboard</Link> }),
      prepare,
    });
    const { user, calls } = renderWithApp(
      <FederationProvider federation={federation}>
        <AppRoutes />
      </FederationProvider>,
      { route: '/quote' },
    );

    await user.hover(await screen.findByText('Dashboard'));

    expect(prepare.mock.calls).toEqual([['mfe_client']]);
    expect(calls(getCurrentUser)).toEqual([]);
  });

  test('when a link takes the focus, then its remote is preloaded', async () => {
    const { prepare } = await atNoPage();

    screen.getByRole('link', { name: 'Provider dashboard' }).focus();

    expect(prepare.mock.calls).toEqual([['mfe_provider']]);
  });

  test.each(['The terms', 'Elsewhere'])(
    'when the user hovers over %s, which no remote serves, then no remote is preloaded',
    async (label) => {
      const { user, prepare } = await atNoPage();

      await user.hover(screen.getByText(label));

      expect(prepare).not.toHaveBeenCalled();
    },
  );

  test('when a finger touches a link, then only the runtime is preloaded, no remote', async () => {
    const { user, prepare, prepareRuntime } = await atNoPage();

    await user.pointer({ keys: '[TouchA>]', target: screen.getByText('Quotes') });

    expect(prepare).not.toHaveBeenCalled();
    expect(prepareRuntime).toHaveBeenCalled();
  });

  test('when the pointer moves over the page, then the runtime is preloaded only on pointer down', async () => {
    const { user, prepareRuntime } = await atNoPage();
    const heading = screen.getByRole('heading', { name: 'Page Not Found' });

    await user.hover(heading);
    expect(prepareRuntime).not.toHaveBeenCalled();
    await user.click(heading);

    expect(prepareRuntime).toHaveBeenCalled();
  });

  test('when data saving is on, then nothing is preloaded', async () => {
    saveData();
    const { user, prepare, prepareRuntime } = await atNoPage();

    await user.hover(screen.getByText('Quotes'));
    await user.click(screen.getByRole('heading', { name: 'Page Not Found' }));

    expect(prepare).not.toHaveBeenCalled();
    expect(prepareRuntime).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });
});
