import path from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '@marquee/release-kit/refusal';
import type { CommandContext } from '@marquee/release-kit/run-release';
import { readBaseline } from './baselines.ts';
import { isCompatible } from './boundary.ts';
import type { Boundary } from './boundary.ts';
import { compareContracts } from './compare-contracts.ts';
import type { ContractName } from './contracts.ts';
import { contractsOf } from './contracts-of.ts';
import { unreleasedContracts } from './contracts-to-record.ts';

/**
 * 0: every boundary is compatible; 1: a boundary is broken, the baseline cannot be used, or with `--released` a change is not released;
 * 2: wrong arguments.
 */
type ExitCode = 0 | 1 | 2;

const usage = `npm run contracts:check   lists the changes of the contracts between teams since the last release, and which of them are breaking

  --baselines <folder>   the contracts of the last release; default: packages/contracts/baselines
  --released             also fails if there are compatible changes that no release records, for the check before a deployment
  See docs/releases.md.`;

export const baselineFlags = { baselines: { type: 'string' } } as const;
const checkFlags = { ...baselineFlags, released: { type: 'boolean', default: false } } as const;

export function baselineFolder(root: string, given: string | undefined): string {
  return given ?? path.join(root, 'packages', 'contracts', 'baselines');
}

export async function runCheck({ root, args, print, printError }: CommandContext): Promise<ExitCode> {
  try {
    const { values } = parseArgs({ args, options: checkFlags });
    const { boundaries, unreleased } = await compareWithBaseline(
      root,
      baselineFolder(root, values.baselines),
    );
    const compatible = boundaries.filter(isCompatible).length;
    boundaries.flatMap(linesOf).forEach(print);
    print(`${compatible} of ${boundaries.length} boundaries are compatible`);
    if (values.released && unreleased.length > 0) {
      throw new Refusal([
        `Changed since the last release: ${unreleased.join(', ')}. Run npm run release -- contracts and commit what it writes`,
      ]);
    }
    return compatible === boundaries.length ? 0 : 1;
  } catch (error) {
    if (error instanceof Refusal) {
      error.reasons.forEach(printError);
      return 1;
    }
    printError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
}

/** `unreleased`: the contracts that a release would change. */
async function compareWithBaseline(
  root: string,
  folder: string,
): Promise<{ boundaries: Boundary[]; unreleased: ContractName[] }> {
  const before = await readBaseline(folder);
  if (before === null) {
    throw new Refusal(['There is no release yet. Run npm run release -- contracts']);
  }
  const now = contractsOf(root);
  return {
    boundaries: compareContracts(root, before.contracts, now),
    unreleased: unreleasedContracts(before.contracts, now),
  };
}

/** The lines to print: the boundary, then its changes, with the breaking changes first. */
export function linesOf(boundary: Boundary): string[] {
  const { name, changes } = boundary;
  const breaks = changes.filter((change) => change.breaks);
  const others = changes.filter((change) => !change.breaks);
  return [
    `${name}: ${isCompatible(boundary) ? 'compatible' : 'broken'}, ${changes.length === 0 ? 'nothing has changed' : `${breaks.length} of ${changes.length} changes are breaking`}`,
    ...breaks.map(({ text }) => `  BREAKING    ${text}`),
    ...others.map(({ text }) => `  compatible  ${text}`),
  ];
}
