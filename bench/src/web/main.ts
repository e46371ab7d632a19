import type { Bars } from '@marquee/bar-kit/bar';
import { machineOf } from '@marquee/bar-kit/machine';
import { runHarness } from '@marquee/bar-kit/run-harness';
import type { Verdict } from '@marquee/bar-kit/run-harness';

import { allBars } from './bars/all.ts';
import type { WebSetting } from './setting.ts';

type WebRun = Omit<WebSetting, 'size'> & {
  args: readonly string[];
  /** What the database is called that `startDatabase` starts. */
  engine: string;
};

const manner = { unnamed: 'full', usage: 'bench:web [short | --go-on] [--only W1,W3]' } as const;
const bars: Bars<WebSetting> = { short: allBars, full: allBars };
const report = {
  name: 'bench-web',
  title: 'What a visitor waits for: the bars of the front ends',
  command: 'npm run bench:web',
  folder: 'bench/src/web/bars/',
};
/** What a browser loads, besides what is shipped anyway. */
const judged = ['bench/src', 'shell', 'mfe-client', 'mfe-provider', 'mfe-public'];

/** Measures one bar after the other against the running product and prints the table. */
export async function runBenchWeb({ args, engine, ...place }: WebRun): Promise<Verdict> {
  return await runHarness({
    root: place.root,
    args,
    manner,
    bars,
    settingOf: (size): WebSetting => ({ ...place, size }),
    judged,
    machine: machineOf(`the one that npm start chooses, with its demo; W8 has one of its own: ${engine}`),
    say: console.log,
    report,
  });
}
