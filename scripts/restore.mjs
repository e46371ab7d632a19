import { loadEnvironmentFile } from './setup/environment-file.mjs';
import { onNode24 } from './setup/on-node-24.mjs';
import { root } from './setup/paths.mjs';

await onNode24();
loadEnvironmentFile();
const { runRestore } = await import('../local/src/backup/run-restore.ts');

process.exitCode = await runRestore({
  root,
  args: process.argv.slice(2),
  environment: process.env,
  now: () => new Date(),
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
});
