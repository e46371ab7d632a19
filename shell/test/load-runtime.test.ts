import type { FederationRuntime } from '../src/federation/federation.ts';
import { createRuntimeLoader } from '../src/federation/load-runtime.ts';

const runtime: FederationRuntime = {
  trust: () => undefined,
  registerRemotes: () => undefined,
  loadRemote: async () => null,
};

function aLoader(outcomes: readonly ('comes' | 'fails')[]) {
  const left = [...outcomes];
  const load = jest.fn(async () => {
    if (left.shift() === 'fails') {
      throw new Error('no connection');
    }
    return runtime;
  });
  return { load, loadRuntime: createRuntimeLoader(load) };
}

describe('what loads remotes', () => {
  test('when several ask for it, then it is loaded once', async () => {
    const { load, loadRuntime } = aLoader(['comes']);

    expect(await Promise.all([loadRuntime(), loadRuntime()])).toEqual([runtime, runtime]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('when it does not come, then a second attempt is made at once', async () => {
    const { loadRuntime } = aLoader(['fails', 'comes']);

    expect(await loadRuntime()).toBe(runtime);
  });

  test('when it does not come at the second attempt either, then the next call tries again', async () => {
    const { loadRuntime } = aLoader(['fails', 'fails', 'comes']);

    await expect(loadRuntime()).rejects.toThrow('no connection');

    expect(await loadRuntime()).toBe(runtime);
  });
});
