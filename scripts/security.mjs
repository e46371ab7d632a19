import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { harnessCommand } = await import('./suites/harness-command.mjs');
const { runSecurityGates } = await import('./suites/security.mjs');

await harnessCommand(async (context, args) => (await runSecurityGates(context, args)).failed);
