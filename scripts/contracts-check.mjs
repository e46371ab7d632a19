import { runCommand } from './setup/run-command.mjs';

await runCommand(async () => (await import('../packages/contract-compatibility/src/run-check.ts')).runCheck);
