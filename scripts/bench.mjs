import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { harnessCommand } = await import('./suites/harness-command.mjs');
const { runBenchGates } = await import('./suites/bench.mjs');

await harnessCommand(async (context, args) => (await runBenchGates(context, args)).missed);
