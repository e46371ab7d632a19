import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { messageTypes } from '@marquee/contracts/message-types';

import { checksumsOf, readChecksums } from '../../src/release-fixtures/checksums.ts';
import { declaredKinds } from '../../src/release-fixtures/message-recorder.ts';
import { recordedMessages, releasesIn } from '../../src/release-fixtures/release-folder.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const releases = releasesIn(root);

/** The kinds of the last release. Recording the next release fails unless it publishes each kind added since. */
const baseline = join(root, 'packages', 'contracts', 'baselines', 'messages.json');
const lastRelease = JSON.parse(readFileSync(baseline, 'utf8')) as Record<string, unknown>;

function isNew(kind: string): boolean {
  return messageTypes.some(({ type }) => type === kind) && !(kind in lastRelease);
}

describe('the fixtures of all releases', () => {
  test('when the product has a version, then the release of that version has been recorded', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

    expect(releases.map((release) => release.version)).toContain(version);
  });

  test('when the last release had a kind of message, then some release has recorded a message of that kind', () => {
    const recorded = new Set(releases.flatMap((release) => [...recordedMessages(release).keys()]));

    expect(declaredKinds().filter((kind) => !recorded.has(kind) && !isNew(kind))).toEqual([]);
  });

  test.each(releases)('when $version has been recorded, then none of its files has changed', ({ folder }) => {
    expect(checksumsOf(folder)).toEqual(readChecksums(folder));
  });
});
