import { createFederation } from '../src/federation/federation.ts';
import { aRelease } from './a-release.ts';

const routes = { RemoteRoutes: () => null };

function aFederation(loadRemote: () => Promise<unknown> = async () => routes, record = aRelease()) {
  const loaded = jest.fn(loadRemote);
  const registerRemotes = jest.fn();
  const federation = createFederation({
    build: 'shell',
    fetch: async () => Response.json({ remotes: [record] }),
    override: (releases) => releases,
    loadRuntime: async () => ({ trust: () => undefined, registerRemotes, loadRemote: loaded }),
  });
  return { ...federation, loaded, registerRemotes };
}

describe('a preloaded remote', () => {
  test('when it is preloaded again and then opened, then it is loaded once', async () => {
    const { preload, load, loaded } = aFederation();

    preload('mfe_client');
    preload('mfe_client');

    expect(await load('mfe_client', 0)).toBe(routes);
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  test('when it is already open, then nothing more is loaded', async () => {
    const { preload, load, loaded } = aFederation();
    await load('mfe_client', 0);

    preload('mfe_client');
    await load('mfe_client', 0);

    expect(loaded).toHaveBeenCalledTimes(1);
  });

  test('when preloading fails, then opening the remote registers it with `force` and loads it', async () => {
    const answers = [Promise.reject(new Error('gone')), Promise.resolve(routes)];
    const { preload, load, registerRemotes } = aFederation(async () => answers.shift());

    preload('mfe_client');

    expect(await load('mfe_client', 0)).toBe(routes);
    expect(registerRemotes.mock.calls.map(([, options]) => options as unknown)).toEqual([
      { force: false },
      { force: true },
    ]);
  });

  test('when it is switched off, then none of its files is requested', async () => {
    const { preload, load, loaded } = aFederation(undefined, aRelease({ enabled: false }));

    preload('mfe_client');

    await expect(load('mfe_client', 0)).rejects.toThrow('switched off');
    expect(loaded).not.toHaveBeenCalled();
  });
});
