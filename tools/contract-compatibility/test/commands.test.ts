import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@marquee/web-kit/contract-version';
import { z } from 'zod';
import { readBaseline, writeBaseline } from '../src/baselines.ts';
import { apiDescription } from '../src/api-description.ts';
import { contractsOf } from '../src/contracts-of.ts';
import type { Contracts } from '../src/contracts.ts';
import { schemaPairOf, plainJson } from '../src/schema-pair.ts';
import { contractsToRecord } from '../src/contracts-to-record.ts';
import { runCheck } from '../src/run-check.ts';
import { uncommittedIn } from '../src/uncommitted.ts';
import { anApi } from './contract-builders.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const minutes = 60_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-baselines-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a script in its own process, as npm does. */
function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('scripts', script), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: status, output: stdout, errors: stderr };
}

/** Runs the check in this process, for calls that fail before the comparison, which is slow. */
async function check(...args: string[]) {
  const errors: string[] = [];
  const code = await runCheck({
    ...{ root, args, environment: {}, now: () => new Date(0) },
    print: () => undefined,
    printError: (text) => errors.push(text),
  });
  return { code, errors };
}

async function baselineContracts(): Promise<Contracts> {
  const baseline = await readBaseline(join(root, 'packages', 'contracts', 'baselines'));
  return z.custom<NonNullable<typeof baseline>>((value) => value !== null).parse(baseline).contracts;
}

/** Contracts of a last release with which the current sources are incompatible: in exports, dependencies, operations and messages. */
async function withFaults({ platform, api, messages }: Contracts): Promise<Contracts> {
  const { declarations } = platform;
  const { '@marquee/ui': ui, ...others } = declarations.exports;
  const contractVersion = 'packages/web-kit/src/contract-version.ts';
  return {
    platform: {
      ...platform,
      // The contract is not raised, because a raised contract allows changes of exports.
      contract: CONTRACT_VERSION,
      dependencies: { ...platform.dependencies, '@marquee/web-kit react-router': '6.4.0' },
      declarations: {
        ...declarations,
        exports: { ...others, '@marquee/ui': { ...ui, Ghost: aValue } },
        files: {
          ...declarations.files,
          [contractVersion]: ['export declare const CONTRACT_VERSION: "one";'],
        },
      },
    },
    api: plainJson({
      paths: { ...apiDescription.parse(api).paths, ...anApi({ call: 'get /ghosts' }).paths },
    }),
    messages: { ...messages, 'quotes.ghost.seen.v1': schemaPairOf(z.object({})) },
  };
}

const aValue = { isValue: true, isType: false, parameters: 0, isDeprecated: false };

describe('npm run contracts:check', () => {
  test(
    'when every boundary is broken, then the check fails with a line for each break',
    async () => {
      const faulty = await withFaults(await baselineContracts());
      await writeBaseline(folder, { releases: [], contracts: faulty, at: new Date(0) });

      const { code, output } = run('contracts-check.mjs', '--baselines', folder);

      expect(code).toBe(1);
      expect(output).toMatch(/BREAKING {4}@marquee\/ui Ghost was removed/);
      expect(output).toMatch(/BREAKING {4}@marquee\/web-kit CONTRACT_VERSION has changed: .*"one"/);
      expect(output).toMatch(/BREAKING {4}@marquee\/web-kit react-router is .* built with 6\.4\.0/);
      expect(output).toMatch(/BREAKING {4}GET \/ghosts was removed/);
      expect(output).toMatch(/BREAKING {4}quotes\.ghost\.seen\.v1 was removed/);
      expect(output).toMatch(/^0 of 3 boundaries are compatible\n$/m);
    },
    3 * minutes,
  );

  test('when a baseline was changed by hand, then the check fails with the name of the file', async () => {
    await writeBaseline(folder, { releases: [], contracts: await baselineContracts(), at: new Date(0) });
    await writeFile(join(folder, 'messages.json'), '{}');

    const { code, errors } = await check('--baselines', folder);

    expect([code, errors]).toEqual([
      1,
      [expect.stringContaining('messages.json differs from what release 1 wrote')],
    ]);
  });

  test('when there was no release yet, then the check fails and names the command to run first', async () => {
    const { code, errors } = await check('--baselines', folder);

    expect([code, errors]).toEqual([1, [expect.stringContaining('npm run release -- contracts')]]);
  });

  test('when the arguments are wrong, then the check shows the usage', async () => {
    const { code, errors } = await check('--force');

    expect([code, errors]).toEqual([2, [expect.stringContaining('npm run contracts:check')]]);
  });
});

describe('npm run contracts:check -- --released', () => {
  const runReleasedCheck = () => run('contracts-check.mjs', '--released', '--baselines', folder);
  const before = (contracts: Contracts) =>
    writeBaseline(folder, { releases: [], contracts, at: new Date(0) });

  test(
    'when all contracts are released, then the check passes',
    async () => {
      await before(contractsToRecord(null, contractsOf(root)));

      expect(runReleasedCheck()).toMatchObject({
        code: 0,
        output: expect.stringContaining('3 of 3 boundaries are compatible') as unknown,
      });
    },
    3 * minutes,
  );

  test(
    'when a contract is not released, then the check fails with the name of the contract, even if nothing breaks',
    async () => {
      const now = contractsToRecord(null, contractsOf(root));
      await before({ ...now, messages: {} });

      const { code, output, errors } = runReleasedCheck();

      expect([code, output]).toEqual([1, expect.stringContaining('3 of 3 boundaries are compatible')]);
      expect(output).toContain('compatible  the envelope is new');
      expect(errors).toContain('Changed since the last release: messages. Run npm run release -- contracts');
    },
    3 * minutes,
  );
});

describe('npm run release', () => {
  test('when the arguments name one contract after `contracts`, then the command shows the usage', () => {
    const { code, errors } = run('release.mjs', 'contracts', 'api');

    expect([code, errors]).toEqual([2, expect.stringContaining('npm run release -- contracts')]);
  });

  test('when the arguments name a remote without a build, then the error requires building the remote first', () => {
    const { code, errors } = run('release.mjs', 'client', join(folder, 'nothing'));

    expect([code, errors]).toEqual([1, expect.stringContaining('build the remote first')]);
  });
});

describe('uncommitted sources', () => {
  test('when some sources are new or changed, then these are listed and unchanged sources are not', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: folder });
    git('init', '--quiet');
    for (const name of ['same.ts', 'changed.ts', 'elsewhere.ts']) {
      await writeFile(join(folder, name), 'before');
    }
    git('add', '.');
    git('commit', '--quiet', '--message', 'before');
    await writeFile(join(folder, 'changed.ts'), 'now');
    await writeFile(join(folder, 'elsewhere.ts'), 'now');
    await writeFile(join(folder, 'fresh.ts'), 'now');

    expect(uncommittedIn(folder, ['same.ts', 'changed.ts', 'fresh.ts'])).toEqual(['changed.ts', 'fresh.ts']);
  });
});
