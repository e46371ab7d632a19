import type { Gates } from '@marquee/harness-kit/gate';
import { describeMachine } from '@marquee/harness-kit/describe-machine';
import { runHarness } from '@marquee/harness-kit/run-harness';
import type { Verdict } from '@marquee/harness-kit/run-harness';

import { allGates } from './gates/all.ts';
import type { Setting } from './gates/gate.ts';
import { startSideBySide } from './gateway/start-side-by-side.ts';
import type { ComparedPrograms } from './gateway/start-side-by-side.ts';

type BenchRun = Omit<Setting, 'size' | 'sideBySide'> & {
  args: readonly string[];
  /** Name of the database engine. */
  engine: string;
};

const command = { defaultSize: 'full', usage: 'bench [short | --go-on] [--only G1,G3]' } as const;
const gates: Gates<Setting> = { short: allGates, full: allGates };
const report = {
  name: 'bench',
  title: 'Benchmarks of the services',
  command: 'npm run bench',
  folder: 'tools/bench/src/gates/',
};

/** Runs one gate after the other and prints the table of results. */
export async function runBench({ args, engine, ...context }: BenchRun): Promise<Verdict> {
  let comparedPrograms: Promise<ComparedPrograms> | null = null;
  return await runHarness({
    root: context.root,
    args,
    command,
    gates,
    settingOf(size) {
      const setting: Setting = {
        ...context,
        size,
        sideBySide: () => (comparedPrograms ??= startSideBySide(setting)),
      };
      return setting;
    },
    harnessPaths: ['tools/bench/src', 'scripts/setup/provide-engine.mjs'],
    machine: describeMachine(
      `${engine}; G1 to G4 do not use a database; C1 states the engine that npm start used`,
    ),
    log: console.log,
    report,
  });
}
