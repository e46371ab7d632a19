import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { markBrokerUsed } from '../src/broker/broker-marker.ts';
import type { CommandRun, ExitCode } from '../src/backup/command.ts';
import { writeManifest } from '../src/backup/manifest.ts';
import { runBackup } from '../src/backup/run-backup.ts';
import { runRestore } from '../src/backup/run-restore.ts';

describe('npm run backup, wrong usage', () => {
  test.each([[[]], [['one', 'two']], [['folder', '--replace']], [['folder', '--colour']]])(
    'when it is called with %j, then it prints the usage and exits with code 2',
    async (args) => {
      expect(await runAs(runBackup, args)).toEqual([
        2,
        expect.stringContaining('npm run backup -- <folder>'),
      ]);
    },
  );

  test('when there is no database, then the error names the folder that was searched', async () => {
    const [code, stderr] = await runAs(runBackup, ['backup']);

    expect([code, stderr]).toEqual([1, expect.stringMatching(/There is no database in .*MONGODB_URL/)]);
  });

  test('when the deployment’s database does not answer, then one line says so', async () => {
    const environment = { MONGODB_URL: 'mongodb://127.0.0.1:9/?directConnection=true' };

    expect(await runAs(runBackup, ['backup', '--no-broker'], environment)).toEqual([
      1,
      'The database at MONGODB_URL does not answer.',
    ]);
  });

  test.each([
    ['backup', runBackup],
    ['restore', runRestore],
  ])(
    'when a deployment is named without its broker, then %s exits with code 1 and states the reason',
    async (_name, command) => {
      const environment = { MONGODB_URL: 'mongodb://127.0.0.1:9/?directConnection=true' };

      expect(await runAs(command, ['backup'], environment)).toEqual([
        1,
        expect.stringMatching(/AMQP_URL is not set.*--no-broker/),
      ]);
    },
  );

  test('when the address of the deployment is invalid, then one line says so', async () => {
    expect(await runAs(runBackup, ['backup', '--no-broker'], { MONGODB_URL: 'rubbish' })).toEqual([
      1,
      expect.stringMatching(/^MONGODB_URL is invalid.*mongodb:/),
    ]);
  });

  test.each([
    ['backup', runBackup],
    ['restore', runRestore],
  ])(
    'when the local stack has used a broker that is not named, then %s exits with code 1 and states the reason',
    async (_name, command) => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'marquee-backup-usage-'));
      markBrokerUsed(dataFolder);

      expect(await runAs(command, ['backup'], { DATA_DIR: dataFolder })).toEqual([
        1,
        expect.stringMatching(/AMQP_URL is not set, and this (stack|backup) .* a broker, so.*--no-broker/),
      ]);
      rmSync(dataFolder, { recursive: true });
    },
  );

  test('when help is requested, then the usage goes to stdout', async () => {
    expect(await runAs(runBackup, ['--help'])).toEqual([0, '']);
  });

  test('when the named broker of the local stack does not answer, then one line says so', async () => {
    const environment = { AMQP_URL: 'amqp://127.0.0.1:9' };

    expect(await runAs(runBackup, ['backup'], environment)).toEqual([
      1,
      'The RabbitMQ at AMQP_URL does not answer.',
    ]);
  });
});

describe('npm run restore, wrong usage', () => {
  test('when the backup is from a deployment with a broker that is not named, then the command exits with code 1 and states the reason', async () => {
    expect(await runAs(runRestore, ['backup'])).toEqual([
      1,
      expect.stringMatching(/AMQP_URL is not set, and this backup comes from a deployment with a broker/),
    ]);
  });

  test.each([[[]], [['one', 'two']], [['folder', '--force']]])(
    'when it is called with %j, then it prints the usage and exits with code 2',
    async (args) => {
      expect(await runAs(runRestore, args)).toEqual([
        2,
        expect.stringContaining('npm run restore -- <folder>'),
      ]);
    },
  );
});

/** The exit code and the error output. */
async function runAs(
  command: (run: CommandRun) => Promise<ExitCode>,
  args: string[],
  environment: CommandRun['environment'] = {},
): Promise<[ExitCode, string]> {
  const root = mkdtempSync(join(tmpdir(), 'marquee-backup-usage-'));
  if (command === runRestore) {
    await anEmptyBackup(join(root, 'backup'));
  }
  const stderr: string[] = [];
  const code = await command({
    root,
    args: args.map((arg) => (arg === 'backup' ? join(root, arg) : arg)),
    environment,
    now: () => new Date(0),
    print: () => undefined,
    printError: (text) => stderr.push(text),
  });
  rmSync(root, { recursive: true });
  return [code, stderr.join('\n')];
}

async function anEmptyBackup(folder: string): Promise<void> {
  mkdirSync(folder);
  await writeManifest(folder, { takenAt: '2031-06-14', hasBroker: true, databases: [], collections: [] });
}
