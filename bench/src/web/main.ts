import type { Bars } from '@marquee/bar-kit/bar';
import { machineOf } from '@marquee/bar-kit/machine';
import { runHarness } from '@marquee/bar-kit/run-harness';
import type { Verdict } from '@marquee/bar-kit/run-harness';

import { allBars } from './bars/all.ts';
import { allPages } from './pages/all-pages.ts';
import { choosePages } from './pages/choose-pages.ts';
import type { WebSetting } from './setting.ts';

type WebRun = Omit<WebSetting, 'size' | 'pages'> & {
  args: readonly string[];
  /** Name of the engine that `startDatabase` starts. */
  engine: string;
};

const manner = {
  unnamed: 'full',
  usage: 'bench:web [short | --go-on] [--only W1,W3] [--pages quote,sign-in]',
} as const;
const bars: Bars<WebSetting> = { short: allBars, full: allBars };
const report = {
  name: 'bench-web',
  title: 'What a visitor waits for: the bars of the front ends',
  command: 'npm run bench:web',
  folder: 'bench/src/web/bars/',
};
/** Folders that a browser loads, besides what is shipped anyway. */
const judged = ['bench/src', 'shell', 'mfe-client', 'mfe-provider', 'mfe-public'];

/** Measures one target after the other against the running product and prints the table. */
export async function runBenchWeb({ args, engine, ...place }: WebRun): Promise<Verdict> {
  const { pages, rest } = choosePages(args, allPages);
  return await runHarness({
    root: place.root,
    args: rest,
    manner,
    bars,
    settingOf: (size): WebSetting => ({ ...place, size, pages }),
    judged,
    machine: machineOf(`the one that npm start chooses, with its demo; W8 has one of its own: ${engine}`),
    say: console.log,
    report,
  });
}
