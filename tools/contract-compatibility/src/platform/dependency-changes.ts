import { minVersion } from 'semver';
import { breaking, compatible, compareKeys } from '../boundary.ts';
import type { Change } from '../boundary.ts';
import type { PlatformContract } from './platform-contract.ts';

/**
 * Compares the versions of third-party packages. Their types cannot be compared, because both releases are compiled against the installed
 * versions. Reports nothing for older baselines, which have no versions.
 */
export function dependencyChanges(before: PlatformContract, now: PlatformContract): Change[] {
  if (before.dependencies === undefined) {
    return [];
  }
  const { removed, added, both } = compareKeys(before.dependencies, now.dependencies ?? {});
  const isRaised = now.contract > before.contract;
  return [
    ...removed.map(([name]) => compatible(`${name} is no longer needed`)),
    ...added.map(([name, version]) => compatible(`${name} ${version} is needed`)),
    ...both
      .filter(([, old, fresh]) => old !== fresh)
      .map(([name, old, fresh]) =>
        isRaised || majorOf(old) === majorOf(fresh)
          ? compatible(`${name} is ${fresh}; it was ${old}`)
          : breaking(`${name} is ${fresh}, but remotes were built with ${old}: raise the contract`),
      ),
  ];
}

function majorOf(version: string): number | undefined {
  return minVersion(version)?.major;
}
