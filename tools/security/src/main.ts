import type { Gates } from '@marquee/harness-kit/gate';
import { describeMachine } from '@marquee/harness-kit/describe-machine';
import { runHarness } from '@marquee/harness-kit/run-harness';
import type { Verdict } from '@marquee/harness-kit/run-harness';

import { allGates, shortGates } from './gates/all.ts';
import type { Setting } from './gates/gate.ts';

type SecurityRun = Pick<Setting, 'root' | 'dataFolder' | 'mongodbUrl'> & {
  engine: string;
  args: readonly string[];
};

const command = { defaultSize: 'full', usage: 'security [short | --go-on] [--only S1,S9]' } as const;
const gates: Gates<Setting> = { short: shortGates, full: allGates };
const judged = ['docs/security', 'package.json', 'tools/security/src'];
const report = {
  name: 'security',
  title: 'Security: attacks and access matrix',
  command: 'npm run security',
  folder: 'tools/security/src/gates/',
};

/** Runs the gates one after the other and prints the table. */
export async function runSecurity({ engine, args, ...place }: SecurityRun): Promise<Verdict> {
  return await runHarness({
    root: place.root,
    args,
    command,
    gates,
    settingOf: (size): Setting => ({ ...place, size, log: console.log }),
    harnessPaths: judged,
    machine: describeMachine(engine),
    log: console.log,
    report,
  });
}
