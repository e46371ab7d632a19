import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@marquee/release-kit/refusal';
import { readBaseline, writeBaseline } from './baselines.ts';
import type { ContractRelease } from './baselines.ts';
import type { Boundary } from './boundary.ts';
import { compareContracts } from './compare-contracts.ts';
import type { Contracts } from './contracts.ts';
import { contractsToRecord } from './contracts-to-record.ts';

type ContractReleaseInput = {
  root: string;
  /** The folder with the contracts of the last release, where this release replaces them. */
  folder: string;
  now: Contracts;
  /** The sources of contracts that are not committed. If there are any, the release is rejected. */
  uncommitted: readonly string[];
  at: Date;
};

/** `release`: null if nothing has changed; then nothing was written. */
export type Released = { release: ContractRelease | null; boundaries: readonly Boundary[] };

/** Records the current contracts as the next baseline. Throws a Refusal if a change would break clients or a source is not committed. */
export async function releaseContracts({
  root,
  folder,
  now,
  uncommitted,
  at,
}: ContractReleaseInput): Promise<Released> {
  if (uncommitted.length > 0) {
    throw new Refusal(uncommitted.map((file) => `${file} is not committed`));
  }
  const before = await readBaseline(folder);
  const boundaries = before === null ? [] : compareContracts(root, before.contracts, now);
  const breaks = boundaries.flatMap(({ name, changes }) =>
    changes.filter((change) => change.breaks).map(({ text }) => `${name}: ${text}`),
  );
  if (breaks.length > 0) {
    throw new Refusal(breaks);
  }
  const fresh = contractsToRecord(before?.contracts ?? null, now);
  if (isDeepStrictEqual(before?.contracts, fresh)) {
    return { release: null, boundaries };
  }
  const releases = before?.releases ?? [];
  return { release: await writeBaseline(folder, { releases, contracts: fresh, at }), boundaries };
}
