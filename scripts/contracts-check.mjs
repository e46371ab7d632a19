import { runCommand } from './setup/run-command.mjs';

await runCommand(async () => (await import('../tools/contract-compatibility/src/run-check.ts')).runCheck);
