import { runRelease, runRollback, runSwitch } from './run-release.ts';

/** In the image of a release, where there is no npm: `release client /build`, `rollback client`, `switch client off`. */
const acts = new Map([
  ['release', runRelease],
  ['rollback', runRollback],
  ['switch', runSwitch],
]);

const [name = '', ...args] = process.argv.slice(2);
// Another word ends in how it is asked, by a release of nothing.
const act = acts.get(name) ?? runRelease;
process.exitCode = await act({
  root: process.cwd(),
  args,
  environment: process.env,
  now: () => new Date(),
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => {
    console.error(text);
  },
});
