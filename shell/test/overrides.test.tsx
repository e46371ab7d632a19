import { renderWithApp } from '@marquee/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { FederationProvider } from '../src/federation/federation-context.tsx';
import { createFederation } from '../src/federation/federation.ts';
import { OverrideNotice } from '../src/federation/override-notice.tsx';
import { createOverrides } from '../src/federation/overrides.ts';
import { aProviderRelease, aRelease } from './a-release.ts';

const devServer = 'http://localhost:3001';
const released = '/mfe/client/mf-manifest.json';

afterEach(() => {
  sessionStorage.clear();
});

type Tab = { search?: string; isAllowed?: boolean };

/** Simulates a page load in a tab. */
function aTab({ search = '', isAllowed = true }: Tab) {
  const registerRemotes = jest.fn<undefined, [{ name: string; entry: string }[]]>();
  const remotes = [aRelease(), aProviderRelease()];
  const federation = createFederation({
    build: 'shell',
    fetch: async () => Response.json({ remotes, ...(isAllowed && { overrides: 'loopback' }) }),
    override: createOverrides(search),
    loadRuntime: async () => ({
      trust: () => undefined,
      registerRemotes,
      loadRemote: async () => ({ RemoteRoutes: () => null }),
    }),
  });
  const view = renderWithApp(
    <FederationProvider federation={federation}>
      <OverrideNotice />
    </FederationProvider>,
    { route: `/client-admin${search}` },
  );
  return {
    ...view,
    entryOf: (name: string) =>
      act(async () => {
        await federation.load(name, 0);
        return registerRemotes.mock.lastCall?.[0][0]?.entry;
      }),
  };
}

describe('an override', () => {
  test('when the URL requests it, then the tab runs the development build, also after a reload, and shows a notice', async () => {
    const first = aTab({ search: `?mfe.client=${devServer}` });

    expect(await first.entryOf('mfe_client')).toBe(`${devServer}/mf-manifest.json`);
    expect(await first.entryOf('mfe_provider')).toBe(released);
    expect(
      await screen.findByText(`In this tab the Client team’s pages come from ${devServer}.`),
    ).toBeVisible();
    expect(await aTab({}).entryOf('mfe_client')).toBe(`${devServer}/mf-manifest.json`);
  });

  test('when the gateway does not allow it, then the override in the URL and stored overrides are ignored', async () => {
    await aTab({ search: `?mfe.client=${devServer}` }).entryOf('mfe_client');

    const { entryOf, container } = aTab({ search: `?mfe.client=${devServer}`, isAllowed: false });

    expect(await entryOf('mfe_client')).toBe(released);
    expect(container).not.toHaveTextContent(devServer);
  });

  test.each([
    'http://elsewhere.example',
    'http://localhost.elsewhere.example:3001',
    'http://localhost@elsewhere.example',
    location.origin,
    `${location.origin}/mfe/provider`,
    'https://localhost:3001',
    'javascript:alert(1)',
    'localhost:3001',
    '3001',
  ])('when its address is %s, then a toast rejects the address, and the release runs', async (address) => {
    const { entryOf } = aTab({ search: `?mfe.client=${encodeURIComponent(address)}` });

    expect(await entryOf('mfe_client')).toBe(released);
    expect(await screen.findByText('Not a development server of this machine')).toBeVisible();
  });

  test('when the user ends it in the notice, then the page is reloaded without the parameter, and the tab runs the release', async () => {
    const { user, navigatedTo } = aTab({ search: `?mfe.client=${devServer}&tab=quotes` });

    await user.click(await screen.findByRole('button', { name: 'Use what is released' }));

    expect(navigatedTo()).toBe('/client-admin?tab=quotes');
    expect(await aTab({}).entryOf('mfe_client')).toBe(released);
  });

  test('when the URL’s parameter is empty, then the tab runs the release again', async () => {
    await aTab({ search: `?mfe.client=${devServer}` }).entryOf('mfe_client');

    expect(await aTab({ search: '?mfe.client=' }).entryOf('mfe_client')).toBe(released);
  });
});
