import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { harnessCommand } = await import('./suites/harness-command.mjs');
const { runChaosBars } = await import('./suites/chaos.mjs');

await harnessCommand(async (bench, args) => (await runChaosBars(bench, args)).failed);
