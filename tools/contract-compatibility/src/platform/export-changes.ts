import { isDeepStrictEqual } from 'node:util';
import { breaking, compatible, compareKeys } from '../boundary.ts';
import type { Change } from '../boundary.ts';
import { exportFaults } from './export-faults.ts';
import type { Exported, PlatformContract } from './platform-contract.ts';

/** The changes of the exports that remotes import. Calls TypeScript only if a declaration differs. */
export function exportChanges(root: string, before: PlatformContract, now: PlatformContract): Change[] {
  const { removed, added, both } = compareKeys(exportsOf(before), exportsOf(now));
  const isSame = isDeepStrictEqual(before.declarations.files, now.declarations.files);
  const changed =
    isSame || both.length === 0 ? [] : [...exportFaults(root, before.declarations, now.declarations)];
  return [
    ...removed.map(([name]) => removedExport(name, before, now)),
    ...added.map(([name]) => compatible(`${name} is new`)),
    ...both
      .filter(([, old, fresh]) => fresh.isDeprecated && !old.isDeprecated)
      .map(([name]) =>
        compatible(`${name} is deprecated since contract ${deprecatedFrom(name, before, now)}`),
      ),
    ...changed.map(([name, reason]) => changedExport(name, reason, { before, now })),
  ];
}

/** All exports, by package and name (`@marquee/ui Button`). */
export function exportsOf({ declarations }: PlatformContract): Record<string, Exported> {
  return Object.fromEntries(
    Object.entries(declarations.exports).flatMap(([from, names]) =>
      Object.entries(names).map(([name, exported]) => [`${from} ${name}`, exported]),
    ),
  );
}

/**
 * The contract from which a deprecation counts: the current contract if this release raises it, otherwise the next one. Remotes of an
 * unchanged contract may have been written before the deprecation.
 */
export function deprecatedFrom(name: string, before: PlatformContract, now: PlatformContract): number {
  return before.deprecatedFrom[name] ?? (now.contract > before.contract ? now.contract : now.contract + 1);
}

/** A removed export. The shell supports remotes of two contracts, so the removal is compatible only if both deprecate the export. */
function removedExport(name: string, before: PlatformContract, now: PlatformContract): Change {
  const from = before.deprecatedFrom[name];
  if (from !== undefined && from < now.contract) {
    return compatible(`${name} was removed after its deprecation in contract ${from}`);
  }
  return breaking(
    from === undefined
      ? `${name} was removed: mark it @deprecated with a raised contract, and remove it with the next`
      : `${name} was removed, but remotes of contract ${from - 1} may use it: remove it with contract ${from + 1}`,
  );
}

/**
 * A changed export. If this release raises the contract, a changed type does not count as a break, because the change may have no effect at
 * run time. The author of the new contract is then responsible for remotes of the previous contract.
 */
function changedExport(
  name: string,
  reason: string,
  of: { before: PlatformContract; now: PlatformContract },
) {
  return of.now.contract > of.before.contract
    ? compatible(`${name} has changed with the contract: ${reason}`)
    : breaking(`${name} has changed: ${reason} Add a new export beside it, or raise the contract`);
}
