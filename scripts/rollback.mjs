import { runCommand } from './setup/run-command.mjs';

await runCommand(async () => (await import('../tools/release-kit/src/run-release.ts')).runRollback);
