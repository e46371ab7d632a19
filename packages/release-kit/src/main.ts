import { runRelease, runRollback, runSwitch } from './run-release.ts';

/** The commands of the release image, which has no npm: `release client /build`, `rollback client`, `switch client off`. */
const commands = new Map([
  ['release', runRelease],
  ['rollback', runRollback],
  ['switch', runSwitch],
]);

const [name = '', ...args] = process.argv.slice(2);
// Any other word runs `release`, which shows the usage if its arguments are not valid.
const command = commands.get(name) ?? runRelease;
process.exitCode = await command({
  root: process.cwd(),
  args,
  environment: process.env,
  now: () => new Date(),
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => {
    console.error(text);
  },
});
