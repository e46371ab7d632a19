import type { Bars } from '@marquee/bar-kit/bar';
import { machineOf } from '@marquee/bar-kit/machine';
import { runHarness } from '@marquee/bar-kit/run-harness';
import type { Verdict } from '@marquee/bar-kit/run-harness';

import { allBars } from './bars/all.ts';
import type { Setting } from './bars/bar.ts';
import { startSideBySide } from './gateway/start-side-by-side.ts';
import type { Side } from './gateway/start-side-by-side.ts';

type BenchRun = Omit<Setting, 'size' | 'sideBySide'> & {
  args: readonly string[];
  /** Name of the database engine. */
  engine: string;
};

const manner = { unnamed: 'full', usage: 'bench [short | --go-on] [--only G1,G3]' } as const;
const bars: Bars<Setting> = { short: allBars, full: allBars };
const report = {
  name: 'bench',
  title: 'What it costs: the bars of the bench',
  command: 'npm run bench',
  folder: 'bench/src/bars/',
};

/** Measures one target after the other and prints the table. */
export async function runBench({ args, engine, ...place }: BenchRun): Promise<Verdict> {
  let side: Promise<Side> | null = null;
  return await runHarness({
    root: place.root,
    args,
    manner,
    bars,
    settingOf(size) {
      const setting: Setting = {
        ...place,
        size,
        sideBySide: () => (side ??= startSideBySide(setting)),
      };
      return setting;
    },
    judged: ['bench/src', 'scripts/setup/newer-engine.mjs'],
    machine: machineOf(
      `${engine}; G1 to G4 measure what stands before the services and need none; C1 says which npm start had`,
    ),
    say: console.log,
    report,
  });
}
