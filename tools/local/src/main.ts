import { runDev } from './dev/run-dev.ts';
import { runLocal } from './run-local.ts';
import { runMain } from './run-main.ts';

await runMain((run) => (run.options.dev ? runDev(run) : runLocal(run)));
