import { runCommand } from './setup/run-command.mjs';

await runCommand(async () => (await import('../tools/local/src/migrate/run-migrate.ts')).runMigrate);
