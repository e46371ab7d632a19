import { minVersion } from 'semver';
import { breaking, harmless, matched } from '../boundary.ts';
import type { Change } from '../boundary.ts';
import type { PlatformContract } from './surface.ts';

/**
 * Types that our packages re-export from others look the same on both sides, which are compiled against the installed ones; so their
 * versions are compared instead. Older baselines have no versions, and nothing is compared with them.
 */
export function dependencyChanges(before: PlatformContract, now: PlatformContract): Change[] {
  if (before.dependencies === undefined) {
    return [];
  }
  const { gone, added, both } = matched(before.dependencies, now.dependencies ?? {});
  const isRaised = now.contract > before.contract;
  return [
    ...gone.map(([name]) => harmless(`${name} is not needed any more`)),
    ...added.map(([name, version]) => harmless(`${name} ${version} is needed`)),
    ...both
      .filter(([, old, fresh]) => old !== fresh)
      .map(([name, old, fresh]) =>
        isRaised || majorOf(old) === majorOf(fresh)
          ? harmless(`${name} is ${fresh}; it was ${old}`)
          : breaking(`${name} is ${fresh}, and remotes were built with ${old}: raise the contract`),
      ),
  ];
}

function majorOf(version: string): number | undefined {
  return minVersion(version)?.major;
}
