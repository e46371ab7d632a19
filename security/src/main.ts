import type { Bars } from '@marquee/bar-kit/bar';
import { machineOf } from '@marquee/bar-kit/machine';
import { runHarness } from '@marquee/bar-kit/run-harness';
import type { Verdict } from '@marquee/bar-kit/run-harness';

import { allBars, shortBars } from './bars/all.ts';
import type { Setting } from './bars/bar.ts';

type SecurityRun = Pick<Setting, 'root' | 'dataFolder' | 'mongodbUrl'> & {
  engine: string;
  args: readonly string[];
};

const manner = { unnamed: 'full', usage: 'security [short | --go-on] [--only S1,S9]' } as const;
const bars: Bars<Setting> = { short: shortBars, full: allBars };
const judged = ['docs/security', 'package.json', 'security/src'];
const report = {
  name: 'security',
  title: 'Nobody where they do not belong: the bars of security',
  command: 'npm run security',
  folder: 'security/src/bars/',
};

/** Runs the targets one after the other and prints the table. */
export async function runSecurity({ engine, args, ...place }: SecurityRun): Promise<Verdict> {
  return await runHarness({
    root: place.root,
    args,
    manner,
    bars,
    settingOf: (size): Setting => ({ ...place, size, say: console.log }),
    judged,
    machine: machineOf(engine),
    say: console.log,
    report,
  });
}
