import { runReleaseCommand } from './run-release.ts';

/** The entry point of the release image, which has no npm: `release client /build`, `rollback client`, `switch client off`. */
const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await runReleaseCommand(name, {
  root: process.cwd(),
  args,
  environment: process.env,
  now: () => new Date(),
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => {
    console.error(text);
  },
});
