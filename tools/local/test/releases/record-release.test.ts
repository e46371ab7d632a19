import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createInProcessBus } from '@marquee/service-kit/messaging/in-process-bus';

import { checksumsOf, readChecksums, writeChecksums } from '../../src/release-fixtures/checksums.ts';
import { createMessageRecorder, declaredKinds } from '../../src/release-fixtures/message-recorder.ts';
import { recordedMessages, releaseFolder, releasesIn } from '../../src/release-fixtures/release-folder.ts';
import { runReleaseFixtures } from '../../src/release-fixtures/run-release-fixtures.ts';
import { aProviderEnvelope } from '../message-snapshots.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marquee-fixtures-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('npm run release-fixtures', () => {
  test('when the release has been recorded before, then the command is rejected, and nothing changes', async () => {
    const { folder } = releaseFolder(root, '1.0.0');
    mkdirSync(folder, { recursive: true });

    const { code, stderr } = await runAs('1.0.0');

    expect([code, stderr]).toEqual([1, expect.stringContaining('1.0.0 exists')]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([[[]], [['next']], [['../1.0.0']], [['1.0.0', '1.1.0']]])(
    'when the command is called with %j, then it prints its usage',
    async (args) => {
      const { code, stderr } = await runAs(...args);

      expect([code, stderr]).toEqual([2, expect.stringContaining('npm run release-fixtures -- <version>')]);
    },
  );

  async function runAs(...args: string[]): Promise<{ code: number; stderr: string }> {
    const stderr: string[] = [];
    const code = await runReleaseFixtures({
      ...{ root, args, environment: {}, now: () => new Date(0), print: () => undefined },
      printError: (text) => stderr.push(text),
    });
    return { code, stderr: stderr.join('\n') };
  }
});

describe('the message recorder', () => {
  test('when messages are published, then the last message of each kind is written, and other kinds are listed as missing', async () => {
    const recorder = createMessageRecorder();
    const bus = recorder.record(createInProcessBus({ onUnroutable: () => undefined }));
    const [first, last] = [aProviderEnvelope(), aProviderEnvelope()];
    const release = releaseFolder(root, '1.0.0');

    await bus.start();
    await bus.publish(first);
    await bus.publish(last);
    recorder.write(release.messages);

    expect(recordedMessages(release)).toEqual(new Map([[last.type, last]]));
    expect(recorder.missing()).toEqual(declaredKinds().filter((kind) => kind !== last.type));
  });
});

describe('the checksums of a release', () => {
  test('when a file is changed, lost or added, then the checksums differ', () => {
    const file = join(root, 'one.json');
    writeFileSync(file, '{}');
    writeChecksums(root);
    const written = readChecksums(root);
    const seen = [checksumsOf(root)];

    writeFileSync(file, '{ }');
    seen.push(checksumsOf(root));
    rmSync(file);
    seen.push(checksumsOf(root));
    writeFileSync(join(root, 'two.json'), '{}');
    seen.push(checksumsOf(root));

    expect(seen.map((checksums) => JSON.stringify(checksums) === JSON.stringify(written))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the releases that have fixtures', () => {
  test('when there are several releases, then they are sorted by version, without the test files in the same folder', () => {
    for (const name of ['1.10.0', '1.9.0', 'helpers']) {
      mkdirSync(releaseFolder(root, name).folder, { recursive: true });
    }

    expect(releasesIn(root).map(({ version }) => version)).toEqual(['1.9.0', '1.10.0']);
  });
});
