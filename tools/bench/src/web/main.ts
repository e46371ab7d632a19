import type { Gates } from '@marquee/harness-kit/gate';
import { describeMachine } from '@marquee/harness-kit/describe-machine';
import { runHarness } from '@marquee/harness-kit/run-harness';
import type { Verdict } from '@marquee/harness-kit/run-harness';

import { allGates } from './gates/all.ts';
import { allPages } from './pages/all-pages.ts';
import { choosePages } from './pages/choose-pages.ts';
import type { WebSetting } from './setting.ts';

type WebRun = Omit<WebSetting, 'size' | 'pages'> & {
  args: readonly string[];
  /** Name of the engine that `startDatabase` starts. */
  engine: string;
};

const command = {
  defaultSize: 'full',
  usage: 'bench:web [short | --go-on] [--only W1,W3] [--pages quote,sign-in]',
} as const;
const gates: Gates<WebSetting> = { short: allGates, full: allGates };
const report = {
  name: 'bench-web',
  title: 'Benchmarks of the front ends',
  command: 'npm run bench:web',
  folder: 'tools/bench/src/web/gates/',
};
/** Folders whose code a measurement depends on, besides those of the services, the gateway, the page renderer and the packages. */
const harnessPaths = ['tools/bench/src', 'shell', 'mfe-client', 'mfe-provider', 'mfe-public'];

/** Runs one gate after the other against the running product and prints the table of results. */
export async function runBenchWeb({ args, engine, ...context }: WebRun): Promise<Verdict> {
  const { pages, rest } = choosePages(args, allPages);
  return await runHarness({
    root: context.root,
    args: rest,
    command,
    gates,
    settingOf: (size): WebSetting => ({ ...context, size, pages }),
    harnessPaths,
    machine: describeMachine(`the engine that npm start chooses, with the demo; W8 uses its own: ${engine}`),
    log: console.log,
    report,
  });
}
