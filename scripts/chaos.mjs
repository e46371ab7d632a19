import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { harnessCommand } = await import('./suites/harness-command.mjs');
const { runChaosGates } = await import('./suites/chaos.mjs');

await harnessCommand(async (context, args) => (await runChaosGates(context, args)).failed);
