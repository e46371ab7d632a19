import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { checksumsOf, readChecksums } from '../../src/release-fixtures/checksums.ts';
import { declaredKinds } from '../../src/release-fixtures/message-recorder.ts';
import { recordedMessages, releasesIn } from '../../src/release-fixtures/release-folder.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const releases = releasesIn(root);

describe('the fixtures of all releases', () => {
  test('when the product has a version, then that release has been recorded', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

    expect(releases.map((release) => release.version)).toContain(version);
  });

  test('when a kind of message is declared, then some release has recorded one', () => {
    const recorded = new Set(releases.flatMap((release) => [...recordedMessages(release).keys()]));

    expect(declaredKinds().filter((kind) => !recorded.has(kind))).toEqual([]);
  });

  test.each(releases)('when $version was recorded, then each of its files stays as it was', ({ folder }) => {
    expect(checksumsOf(folder)).toEqual(readChecksums(folder));
  });
});
