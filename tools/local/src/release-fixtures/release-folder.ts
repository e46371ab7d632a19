import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { developmentPrefix } from '@marquee/service-kit/process/production-rules';

/** The fixtures of one release for the tests of all later ones: its demo as written by `npm run backup`, and a message of each kind. */
export type ReleaseFolder = { version: string; folder: string; backup: string; messages: string };

/**
 * The key that encrypts the operator's two-factor secret in every recorded backup. It is committed, so it protects nothing, and production
 * rejects its prefix.
 */
export const fixtureSecondStepKey = `${developmentPrefix}of-the-release-fixtures-under-local-test`;

export const versionPattern = /^\d+\.\d+\.\d+$/;

export function releaseFolder(root: string, version: string): ReleaseFolder {
  return releaseAt(join(root, 'tools', 'local', 'test', 'releases'), version);
}

/** The same layout in any folder, because a release is recorded elsewhere first. */
export function releaseAt(parent: string, version: string): ReleaseFolder {
  const folder = join(parent, version);
  return { version, folder, backup: join(folder, 'backup'), messages: join(folder, 'messages') };
}

/** Every release that has fixtures, oldest first. */
export function releasesIn(root: string): ReleaseFolder[] {
  const { folder } = releaseFolder(root, '');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => versionPattern.test(name))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((version) => releaseFolder(root, version));
}

/** The published messages by kind, without an assumption about their shape. */
export function recordedMessages({ messages }: ReleaseFolder): Map<string, unknown> {
  const files = readdirSync(messages).toSorted();
  return new Map(
    files.map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(messages, file), 'utf8')) as unknown,
    ]),
  );
}
