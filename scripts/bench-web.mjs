import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { harnessCommand } = await import('./suites/harness-command.mjs');
const { runBenchWebBars } = await import('./suites/bench.mjs');

await harnessCommand(async (bench, args) => (await runBenchWebBars(bench, args)).missed);
