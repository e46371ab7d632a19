import { join } from 'node:path';

import type { Bars } from '@marquee/bar-kit/bar';
import { openKeptResults } from '@marquee/bar-kit/kept-results';
import { machineOf } from '@marquee/bar-kit/machine';
import { chosenBars, readOptions } from '@marquee/bar-kit/options';
import { productAt } from '@marquee/bar-kit/product-at';
import { countMet, missedIn, verdictOf } from '@marquee/bar-kit/result';
import { runBars } from '@marquee/bar-kit/run-bars';
import { tableOf } from '@marquee/bar-kit/table';

import { allBars, shortBars } from './bars/all.ts';
import type { Setting } from './bars/bar.ts';
import { writeReport } from './report/write-report.ts';

type SecurityRun = Pick<Setting, 'root' | 'dataFolder' | 'mongodbUrl'> & {
  engine: string;
  args: readonly string[];
};

/** How many bars are met, and which are not. */
type Verdict = { met: number; missed: string[] };

const manner = { unnamed: 'full', usage: 'security [short | --go-on] [--only S1,S9]' } as const;
const bars: Bars<Setting> = { short: shortBars, full: allBars };
/** What the bars look at besides what is shipped, and what they are judged by. */
const judged = ['docs/security', 'package.json', 'security/src'];

/** Runs the bars one after the other and prints the table. */
export async function runSecurity({ engine, args, ...place }: SecurityRun): Promise<Verdict> {
  const options = readOptions(args, manner);
  const { size, goOn, only } = options;
  const { root } = place;
  const setting: Setting = { ...place, size, say: console.log };
  const kept = openKeptResults(
    join(root, '.data', 'security-full.json'),
    size === 'full' ? productAt(root, judged) : null,
  );
  const results = await runBars(chosenBars(bars, options), {
    size,
    say: setting.say,
    kept,
    goOn,
    run: (bar) => bar.run(setting),
    clear: async () => undefined,
  });

  const machine = machineOf(engine);
  if (size === 'full' && only.length === 0) {
    writeReport({ root, results, machine });
  }
  console.log(`\n${tableOf(results)}\n\n${machine}\n${verdictOf(results, size)}`);
  return { met: countMet(results), missed: missedIn(results) };
}
