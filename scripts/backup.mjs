import { runCommand } from './setup/run-command.mjs';

await runCommand(async () => (await import('../tools/local/src/backup/run-backup.ts')).runBackup);
