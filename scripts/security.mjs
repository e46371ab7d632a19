import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { harnessCommand } = await import('./suites/harness-command.mjs');
const { runSecurityBars } = await import('./suites/security.mjs');

await harnessCommand(async (bench, args) => (await runSecurityBars(bench, args)).failed);
