import type { CurrentUser } from '@marquee/contracts/accounts';
import { CONTRACT_VERSION } from '@marquee/web-kit';
import { anAdminUser, renderWithApp } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { FederationProvider } from '../src/federation/federation-context.tsx';
import type { ReleaseRecord } from '../src/federation/release-record.ts';
import { VersionsPage } from '../src/pages/versions/versions-page.tsx';
import { aFederation } from './a-federation.ts';
import { aRelease } from './a-release.ts';

const released = aRelease({ build: '0123456789abcdef' });

type Opening = { loaded?: ReleaseRecord; hasFailed?: boolean; session?: CurrentUser };

async function rowOf(release: ReleaseRecord, { loaded, hasFailed = false, session }: Opening = {}) {
  const federation = aFederation({
    loaded: () => loaded,
    hasFailed: () => hasFailed,
    releases: async () => [release],
  });
  renderWithApp(
    <FederationProvider federation={federation}>
      <VersionsPage />
    </FederationProvider>,
    { route: '/versions', ...(session && { session }) },
  );
  return screen.findByRole('row', { name: /mfe_client/ });
}

describe('the versions page', () => {
  test('when a visitor opens it, then it shows build, contract and team of the shell and of each remote', async () => {
    const row = await rowOf(released);

    expect(screen.getByRole('heading', { level: 1, name: 'Versions' })).toBeVisible();
    expect(row).toHaveTextContent(
      `mfe_clientClient team0123456789abcdefneeds ${CONTRACT_VERSION}Not loaded yet`,
    );
    const shell = within(screen.getByRole('row', { name: /Platform team/ }));
    expect(shell.getByText('fedcba9876543210')).toBeVisible();
    expect(shell.getByText('Running')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Console' })).toBeNull();
  });

  test('when an operator opens it, then the page is a section of the console', async () => {
    await rowOf(released, { session: anAdminUser() });

    const parts = within(await screen.findByRole('navigation', { name: 'Console' }));
    expect(parts.getByRole('link', { name: 'Versions' })).toHaveAttribute('aria-current', 'page');
  });

  test.each<[string, Partial<ReleaseRecord>, string]>([
    ['is switched off', { enabled: false }, 'Switched off'],
    ['needs another contract', { minContract: CONTRACT_VERSION + 1 }, 'Not for this shell'],
    ['is overridden', { overriddenBy: 'http://localhost:3001' }, 'Development build'],
  ])('when a remote %s, then its row shows that', async (_case, changes, words) => {
    const row = await rowOf({ ...released, ...changes });

    expect(within(row).getByText(words)).toBeVisible();
  });

  test('when a remote failed to load, then its row shows the failure', async () => {
    const row = await rowOf(released, { hasFailed: true });

    expect(within(row).getByText('Could not be loaded')).toBeVisible();
  });

  test('when a remote was loaded and another build was released since, then the running build is shown', async () => {
    const row = await rowOf({ ...released, build: 'aaaaaaaaaaaaaaaa' }, { loaded: released });

    expect(within(row).getByText('0123456789abcdef')).toBeVisible();
    expect(within(row).getByText('Running')).toBeVisible();
  });

  test.each<[string, Partial<ReleaseRecord>]>([
    ['is switched off', { enabled: false }],
    ['needs another contract', { minContract: CONTRACT_VERSION + 1 }],
    ['is overridden', { overriddenBy: 'http://localhost:3001' }],
  ])('when a loaded remote %s in a later record, then its row shows "Running"', async (_case, since) => {
    const row = await rowOf({ ...released, ...since }, { loaded: released });

    expect(within(row).getByText('Running')).toBeVisible();
  });
});
