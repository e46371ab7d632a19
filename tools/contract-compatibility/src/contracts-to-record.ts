import { isDeepStrictEqual } from 'node:util';
import { contractNames } from './contracts.ts';
import type { ContractName, Contracts } from './contracts.ts';
import { deprecatedFrom, exportsOf } from './platform/export-changes.ts';

/**
 * The contracts that a release of `now` would record, with the number of the platform contract from which each deprecation counts.
 * `before`: the contracts of the last release; null for the first release.
 */
export function contractsToRecord(before: Contracts | null, now: Contracts): Contracts {
  const last = before?.platform ?? now.platform;
  const deprecated = Object.entries(exportsOf(now.platform)).filter(([, { isDeprecated }]) => isDeprecated);
  return {
    ...now,
    platform: {
      ...now.platform,
      deprecatedFrom: Object.fromEntries(
        deprecated.map(([name]) => [name, deprecatedFrom(name, last, now.platform)]),
      ),
    },
  };
}

/** The contracts that a release would change. */
export function unreleasedContracts(before: Contracts, now: Contracts): ContractName[] {
  const recorded = contractsToRecord(before, now);
  return contractNames.filter((name) => !isDeepStrictEqual(before[name], recorded[name]));
}
