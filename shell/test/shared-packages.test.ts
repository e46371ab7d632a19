import { namesOf, sharedPackages as policy, shareStrategy } from '@marquee/build-kit/sharing-policy';
import { createInstance } from '@module-federation/enhanced/runtime';
import { providedPackages, sharedPackages } from '../src/federation/shared-packages.ts';

const shared = Object.entries(policy).flatMap(([entry, shareConfig]) =>
  namesOf(entry).map((name) => ({ name, shareConfig })),
);

const ofShell = sharedPackages({
  strategy: shareStrategy,
  packages: Object.fromEntries(
    shared.map(({ name, shareConfig }) => [name, { version: installed(shareConfig), shareConfig }]),
  ),
});

/** Returns the lowest version in the policy's range. */
function installed({ requiredVersion }: { requiredVersion: string }): string {
  return requiredVersion.replace('^', '');
}

/** Returns a later version in the policy's range. */
function later(shareConfig: { requiredVersion: string }): string {
  return installed(shareConfig).replace(/\.\d+\.\d+$/, '.99.0');
}

/** Creates a remote that was built with later versions of all shared packages. */
function aLaterRemote() {
  const shell = createInstance({
    ...{ name: 'shell', remotes: [], shared: ofShell, shareStrategy },
  });
  const own = jest.fn(() => Promise.resolve(() => 'its own'));
  const remote = createInstance({
    ...{ name: 'mfe_later', remotes: [], shareStrategy },
    shared: Object.fromEntries(
      shared.map(({ name, shareConfig }) => [name, { version: later(shareConfig), shareConfig, get: own }]),
    ),
  });
  remote.initShareScopeMap('default', shell.shareScopeMap.default ?? {});
  const entryOf = (name: string) => Object.values(shell.shareScopeMap.default?.[name] ?? {})[0];
  return { remote, own, entryOf };
}

describe('shared packages of the shell', () => {
  test('when they are compared with the sharing policy, then both have the same packages', () => {
    expect(Object.keys(providedPackages).toSorted()).toEqual(shared.map(({ name }) => name).toSorted());
  });

  test('when the policy shares a package that the shell does not provide, then an error names the package', () => {
    const shareConfig = { singleton: true, strictVersion: true, requiredVersion: '^10.0.0' } as const;
    const packages = { preact: { version: '10.0.0', shareConfig } };

    expect(() => sharedPackages({ strategy: shareStrategy, packages })).toThrow('preact');
  });

  test.each(shared)(
    'when a remote has a later version of $name, then the remote gets the shell’s version',
    async ({ name }) => {
      const { remote, own } = aLaterRemote();

      const factory = await remote.loadShare(name);

      expect(factory && factory()).toBe(await moduleOf(name));
      expect(own).not.toHaveBeenCalled();
    },
  );

  test('when a remote has loaded the forms package, then the shell is still registered as a user of the package', async () => {
    const { remote, entryOf } = aLaterRemote();

    await remote.loadShare('@marquee/web-kit/forms');

    expect(entryOf('@marquee/web-kit/forms')?.useIn).toEqual(['shell', 'mfe_later']);
  });
});

async function moduleOf(name: string): Promise<unknown> {
  const provided = providedPackages[name];
  return provided && 'lib' in provided ? provided.lib() : (await provided?.get())?.();
}
