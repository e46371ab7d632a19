import { runCommand } from './setup/run-command.mjs';

await runCommand(async () => (await import('../packages/contract-check/src/run-check.ts')).runCheck);
