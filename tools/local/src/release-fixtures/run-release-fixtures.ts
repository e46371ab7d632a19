import { existsSync } from 'node:fs';
import { relative } from 'node:path';

import { runCommand } from '../backup/command.ts';
import type { CommandRun, ExitCode } from '../backup/command.ts';
import { refusal } from '../refusal.ts';
import { recordRelease } from './record-release.ts';
import { releaseFolder, versionPattern } from './release-folder.ts';

const usage = `npm run release-fixtures -- <version>

  Records the backup of the demo and one message of each kind, as this checkout writes them, for the tests of later releases.
  <version> is the new release, such as 1.1.0. A recorded release is never overwritten.`;

export async function runReleaseFixtures(run: CommandRun): Promise<ExitCode> {
  const [version = '', ...extra] = run.args;
  const isValid = versionPattern.test(version) && extra.length === 0;
  return runCommand(run, usage, isValid ? () => record(run, version) : null);
}

async function record({ root, now, print }: CommandRun, version: string): Promise<string> {
  const release = releaseFolder(root, version);
  const displayPath = relative(root, release.folder);
  if (existsSync(release.folder)) {
    throw refusal(`${displayPath} exists: a recorded release is never overwritten.`);
  }
  await recordRelease({ root, now, print }, release);
  return `Recorded ${version} in ${displayPath}: commit it.`;
}
