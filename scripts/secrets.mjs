import { runCommand } from './setup/run-command.mjs';

await runCommand(async () => (await import('../local/src/secrets/run-secrets.ts')).runSecrets);
