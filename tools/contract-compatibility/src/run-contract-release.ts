import { parseArgs } from 'node:util';
import { Refusal } from '@marquee/release-kit/refusal';
import type { CommandContext } from '@marquee/release-kit/run-release';
import { contractsOf } from './contracts-of.ts';
import { releaseContracts } from './release-contracts.ts';
import type { Released } from './release-contracts.ts';
import { baselineFlags, baselineFolder, linesOf } from './run-check.ts';
import { uncommittedIn } from './uncommitted.ts';

/** 0: done; 1: the release is rejected, with a line for each reason; 2: wrong arguments. */
type ExitCode = 0 | 1 | 2;

const usage = `npm run release -- contracts   records the contracts between teams as the baseline of npm run contracts:check

  --baselines <folder>   the folder of the baseline; default: packages/contracts/baselines
  See docs/releases.md.`;

/** The sources of contracts. The folder of baselines is not among them, because the release itself writes there. */
const sources = [
  ...['packages/contracts/src', 'packages/web-kit/src', 'packages/ui/src', 'packages/build-kit/src'],
  ...['packages/web-kit/package.json', 'packages/ui/package.json', 'package-lock.json'],
];

export async function runContractRelease({
  root,
  args,
  now,
  print,
  printError,
}: CommandContext): Promise<ExitCode> {
  try {
    const { values, positionals } = parseArgs({ args, options: baselineFlags, allowPositionals: true });
    if (positionals.length !== 1) {
      throw new TypeError('All contracts are released together: no further argument is allowed');
    }
    const released = await releaseContracts({
      root,
      folder: baselineFolder(root, values.baselines),
      now: contractsOf(root),
      uncommitted: uncommittedIn(root, sources),
      at: now(),
    });
    released.boundaries.flatMap(linesOf).forEach(print);
    print(sentenceOn(released));
    return 0;
  } catch (error) {
    if (error instanceof Refusal) {
      error.reasons.forEach((reason) => {
        printError(`Refused: ${reason}`);
      });
      return 1;
    }
    printError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
}

function sentenceOn({ release }: Released): string {
  return release === null
    ? 'Nothing has changed since the last release.'
    : `Contracts are at release ${release.version}, platform contract ${release.contract}. Commit what was written.`;
}
