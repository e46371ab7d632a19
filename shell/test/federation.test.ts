import { CONTRACT_VERSION } from '@marquee/web-kit';
import { createFederation } from '../src/federation/federation.ts';
import type { ReleaseRecord } from '../src/federation/release-record.ts';
import { aRelease } from './a-release.ts';

const routes = { RemoteRoutes: () => null };

function aFederation(remotes: unknown[], loadRemote: (id: string) => Promise<unknown> = async () => routes) {
  const fetch = jest.fn(async () => Response.json({ remotes }));
  const registerRemotes = jest.fn();
  const override = (releases: ReleaseRecord[]) => releases;
  const trust = jest.fn();
  const loadRuntime = jest.fn(async () => ({ trust, registerRemotes, loadRemote }));
  const federation = createFederation({
    build: 'shell',
    fetch,
    override,
    loadRuntime,
  });
  return { ...federation, fetch, trust, registerRemotes, loadRuntime };
}

describe('the federation', () => {
  test('when a remote is opened, then it is registered with its entry and its routes are returned', async () => {
    const { load, registerRemotes } = aFederation([aRelease()]);

    const opened = await load('mfe_client', 0);

    expect(opened).toBe(routes);
    expect(registerRemotes).toHaveBeenCalledWith(
      [{ name: 'mfe_client', entry: '/mfe/client/mf-manifest.json' }],
      {
        force: false,
      },
    );
  });

  test('when a load is retried, then the records are refetched and the remote is registered with `force`', async () => {
    const { load, registerRemotes, fetch } = aFederation([aRelease()]);

    await load('mfe_client', 0);
    await load('mfe_client', 1);

    expect(fetch).toHaveBeenCalledTimes(2);
    expect(registerRemotes).toHaveBeenLastCalledWith(expect.anything(), { force: true });
  });

  test('when a record is invalid, then the other records are used', async () => {
    const { releases } = aFederation([{ name: 'mfe_client' }, aRelease({ name: 'mfe_public' })]);

    expect((await releases()).map(({ name }) => name)).toEqual(['mfe_public']);
  });

  test.each<[string, Partial<ReleaseRecord>]>([
    ['is switched off', { enabled: false }],
    ['needs a newer shell', { minContract: CONTRACT_VERSION + 1 }],
    ['is older than the shell supports', { minContract: CONTRACT_VERSION - 2 }],
  ])('when a remote %s, then it is not loaded', async (_case, record) => {
    const { load, registerRemotes } = aFederation([aRelease(record)]);

    await expect(load('mfe_client', 0)).rejects.toThrow('mfe_client');
    expect(registerRemotes).not.toHaveBeenCalled();
  });

  test('when the records are read, then the runtime is not fetched before a remote is opened', async () => {
    const { releases, load, loadRuntime } = aFederation([aRelease()]);

    await releases();
    expect(loadRuntime).not.toHaveBeenCalled();
    await load('mfe_client', 0);

    expect(loadRuntime).toHaveBeenCalledTimes(1);
  });

  test('when a remote is not trusted, then it is not loaded', async () => {
    const { load, trust, registerRemotes } = aFederation([aRelease()]);
    trust.mockImplementation(() => {
      throw new Error('mfe_client cannot be verified');
    });

    await expect(load('mfe_client', 0)).rejects.toThrow('cannot be verified');
    expect(registerRemotes).not.toHaveBeenCalled();
  });

  test('when a remote does not expose routes, then it is rejected', async () => {
    const { load } = aFederation([aRelease()], async () => ({}));

    await expect(load('mfe_client', 0)).rejects.toThrow('exposes no routes');
  });

  test('when a remote failed to load, then `hasFailed` is true until it loads', async () => {
    const loadRemote = jest.fn(async (): Promise<unknown> => routes).mockRejectedValueOnce(new Error('gone'));
    const { load, hasFailed } = aFederation([aRelease()], loadRemote);

    await expect(load('mfe_client', 0)).rejects.toThrow('gone');
    expect(hasFailed('mfe_client')).toBe(true);
    await load('mfe_client', 1);

    expect(hasFailed('mfe_client')).toBe(false);
  });

  test('when a remote hangs, then loading fails within eight seconds', async () => {
    jest.useFakeTimers();
    const { load } = aFederation([aRelease()], () => new Promise(() => undefined));

    const outcome = expect(load('mfe_client', 0)).rejects.toThrow('not loaded');
    await jest.advanceTimersByTimeAsync(8000);

    await outcome;
    jest.useRealTimers();
  });
});
