import { loadEnvironmentFile } from './environment-file.mjs';
import { ensureNode24 } from './ensure-node-24.mjs';
import { root } from './paths.mjs';

/** Runs the operator's command that `load` returns, with the process's arguments and the product's environment. Sets the exit code. */
export async function runCommand(load) {
  await ensureNode24();
  loadEnvironmentFile();
  const run = await load();

  process.exitCode = await run({
    root,
    args: process.argv.slice(2),
    environment: process.env,
    now: () => new Date(),
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
  });
}
