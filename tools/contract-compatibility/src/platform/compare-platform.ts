import { satisfies } from 'semver';
import { breaking, compatible, compareKeys } from '../boundary.ts';
import type { Boundary, Change } from '../boundary.ts';
import { schemaPairChanges } from '../schema-pair.ts';
import { dependencyChanges } from './dependency-changes.ts';
import { exportChanges } from './export-changes.ts';
import type { PlatformContract } from './platform-contract.ts';

/** The changes for remotes of the last release. The new shell must run remotes of its own platform contract and of the previous one. */
export function comparePlatform(root: string, before: PlatformContract, now: PlatformContract): Boundary {
  return {
    name: 'remote ↔ shell',
    changes: [
      ...contractChanges(before, now),
      ...nameChanges(before, now),
      ...sharedChanges(before, now),
      ...dependencyChanges(before, now),
      ...recordChanges(before, now),
      ...exportChanges(root, before, now),
    ],
  };
}

function contractChanges(
  { contract: before }: PlatformContract,
  { contract: now }: PlatformContract,
): Change[] {
  if (now === before) {
    return [];
  }
  return now === before + 1
    ? [compatible(`the contract is raised to ${now}: remotes of ${before} still run`)]
    : [breaking(`the contract changes from ${before} to ${now}, but may only rise by one`)];
}

/** Compares the names on which the shell and every remote's build must agree. */
function nameChanges(before: PlatformContract, now: PlatformContract): Change[] {
  return [
    ...(now.exposedModule === before.exposedModule
      ? []
      : [breaking(`the shell loads ./${now.exposedModule}, but remotes expose ./${before.exposedModule}`)]),
    ...(now.shareStrategy === before.shareStrategy
      ? []
      : [
          breaking(
            `the shell shares packages ${now.shareStrategy}, but remotes share them ${before.shareStrategy}`,
          ),
        ]),
  ];
}

type Shared = PlatformContract['shared'][string];

/** A remote does not start if the shell lacks a shared package or has a version that the remote does not accept. */
function sharedChanges(before: PlatformContract, now: PlatformContract): Change[] {
  const { removed, added, both } = compareKeys(before.shared, now.shared);
  return [
    ...removed.map(([name]) => breaking(`the shell no longer shares ${name}, but remotes do`)),
    ...added.map(([name, { requiredVersion }]) => compatible(`${name} ${requiredVersion} is shared`)),
    ...both.flatMap(([name, old, fresh]) => versionChanges(name, old, fresh)),
  ];
}

function versionChanges(name: string, before: Shared, now: Shared): Change[] {
  if (!satisfies(now.provided, before.requiredVersion)) {
    return [
      breaking(`the shell provides ${name} ${now.provided}, but remotes need ${before.requiredVersion}`),
    ];
  }
  if (!satisfies(now.provided, now.requiredVersion)) {
    return [breaking(`the shell provides ${name} ${now.provided}, but requires ${now.requiredVersion}`)];
  }
  const [old, fresh] = [before, now].map((one) => `${one.provided}, shared as ${one.requiredVersion}`);
  return old === fresh ? [] : [compatible(`${name} is ${fresh}; it was ${old}`)];
}

/** The release command of one release writes records that the gateway and the shell of another release read. */
function recordChanges(before: PlatformContract, now: PlatformContract): Change[] {
  const { removed, added, both } = compareKeys(before.records, now.records);
  return [
    ...removed.map(([name]) => breaking(`${name} was removed, but release stores contain such records`)),
    ...added.map(([name]) => compatible(`${name} is new`)),
    ...both.flatMap(([name, old, fresh]) => schemaPairChanges(name, old, fresh)),
  ];
}
