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

describe('loading of the federation runtime', () => {
  test('when several callers request it, then it is loaded once', async () => {
    const { load, loadRuntime } = aLoader(['comes']);

    expect(await Promise.all([loadRuntime(), loadRuntime()])).toEqual([runtime, runtime]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('when it fails to load, then a second attempt follows immediately', async () => {
    const { loadRuntime } = aLoader(['fails', 'comes']);

    expect(await loadRuntime()).toBe(runtime);
  });

  test('when the second attempt fails too, then the next call tries again', async () => {
    const { loadRuntime } = aLoader(['fails', 'fails', 'comes']);

    await expect(loadRuntime()).rejects.toThrow('no connection');

    expect(await loadRuntime()).toBe(runtime);
  });
});
