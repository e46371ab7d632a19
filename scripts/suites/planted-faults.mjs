import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { binFolder } from '../setup/paths.mjs';
import { emptyOutcome } from './outcome.mjs';

const timeoutMs = 180_000;

/** Each fault's command passes without the fault. With the fault the command exits with code 1 and prints `words`. */
function createFaults({ copy, store }) {
  const lint = [
    join(binFolder, 'eslint'),
    ['--max-warnings=0', 'mfe-client/webpack.config.ts', 'mfe-client/src/routes.tsx'],
  ];
  const script = (name, ...args) => [process.execPath, [join(copy, 'scripts', `${name}.mjs`), ...args]];
  const build = join('mfe-public', 'dist');
  const shell = join(copy, 'shell', 'dist');
  const release = script('release', 'public', join(copy, build), '--store', store, '--shell', shell);

  return [
    {
      fault: 'a remote that declares what is shared',
      file: 'mfe-client/webpack.config.ts',
      plant: (text) => text.replace('exposes:', 'shared: { react: { singleton: false } },\n  exposes:'),
      command: lint,
      words: 'Only the build kit declares shared packages',
    },
    {
      fault: 'a remote that imports the router itself',
      file: 'mfe-client/src/routes.tsx',
      plant: (text) => `import 'react-router';\n${text}`,
      command: lint,
      words: 'Import it from @marquee/web-kit',
    },
    {
      fault: 'a fence that lets remotes declare what is shared',
      file: 'eslint.fences.js',
      plant: (text) => text.replace("['error', ownSharing, lateImport]", "['error', lateImport]"),
      command: script('check-fences'),
      words: 'not rejected: mfe-client/webpack.config.ts',
    },
    {
      fault: 'a shell 6 % above its budget',
      file: 'shell/budget.json',
      plant: lowerBudget('shell'),
      command: script('budgets'),
      words: 'shell, opening',
    },
    {
      fault: 'a build 6 % above its budget',
      file: 'mfe-public/budget.json',
      plant: lowerBudget('mfe-public'),
      command: script('budgets'),
      words: 'mfe-public, opening',
    },
    {
      fault: 'a build for a contract that the shell does not support',
      file: join(build, 'release.json'),
      plant: (text) => text.replace(/(?<="minContract": )\d+/, '9'),
      command: release,
      words: 'release the shell first',
    },
    {
      fault: 'a build with a version of React that the shell does not provide',
      file: join(build, 'mf-manifest.json'),
      plant: (text) => text.replaceAll('^19.2.0', '^18.3.0'),
      command: release,
      words: 'It needs react ^18.3.0',
    },
  ];
}

/** Sets the budget `opening` 6 % below the measured size, which is in the command's output: `shell: opening 294.7 kB of …`. */
function lowerBudget(part) {
  return (text, output) => {
    const [, kilobytes] = new RegExp(`^${part}: opening ([\\d.]+) kB`, 'm').exec(output) ?? [];
    return text.replace(/(?<="opening": )\d+/, String(Math.floor((kilobytes * 1_000) / 1.06)));
  };
}

/** Plants faults one at a time in a built copy of the repository. Lint, budgets or the release must detect each fault. */
export async function runPlantedFaults({ dataFolder }, copy) {
  const faults = createFaults({ copy, store: join(dataFolder, 'planted-releases') });
  const failed = [];
  const passing = new Map();
  for (const fault of faults) {
    const problem = await findProblem(copy, fault, passing);
    console.log(`${problem === null ? 'found' : 'MISSED'}: ${fault.fault}`);
    failed.push(...(problem === null ? [] : [`${fault.fault}: ${problem}`]));
  }
  return { ...emptyOutcome, passed: faults.length - failed.length, failed };
}

/** Returns null if the command detects the fault and passes without it. `passing` has the output of each command without a fault. */
async function findProblem(copy, { file, plant, command, words }, passing) {
  const path = join(copy, file);
  const original = readFileSync(path, 'utf8');
  if (!passing.has(command)) {
    const { code, output } = await run(copy, command);
    if (code !== 0) {
      return `the command fails without the fault: ${output}`;
    }
    passing.set(command, output);
  }
  const mutated = plant(original, passing.get(command));
  if (mutated === original) {
    return `${file} does not contain the text to replace`;
  }
  writeFileSync(path, mutated);
  try {
    const { code, output } = await run(copy, command);
    return code === 1 && output.includes(words) ? null : `exit code ${code}: ${output}`;
  } finally {
    writeFileSync(path, original);
  }
}

async function run(cwd, [program, args]) {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, { cwd, timeout: timeoutMs });
    return { code: 0, output: `${stdout}${stderr}` };
  } catch ({ code, stdout, stderr }) {
    return { code, output: `${stdout}${stderr}` };
  }
}
