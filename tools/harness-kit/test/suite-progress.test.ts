import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openSuiteProgress } from '../src/suite-progress.ts';

function aFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'progress-')), '.data', 'nightly.json');
}

describe('the progress of an interrupted run', () => {
  test('when a suite passed on the same tree, then its number of tests is found', () => {
    const file = aFile();
    openSuiteProgress(file, 'one').store('chaos', 12);

    const progress = openSuiteProgress(file, 'one');

    expect(progress.passedBefore('chaos')).toBe(12);
    expect(progress.passedBefore('firefox')).toBeNull();
  });

  test('when the tree has changed, then no suite has passed, and new results replace the old progress', () => {
    const file = aFile();
    openSuiteProgress(file, 'one').store('chaos', 12);

    const progress = openSuiteProgress(file, 'two');
    progress.store('firefox', 20);

    expect(progress.passedBefore('chaos')).toBeNull();
    expect(openSuiteProgress(file, 'one').passedBefore('chaos')).toBeNull();
    expect(openSuiteProgress(file, 'two').passedBefore('firefox')).toBe(20);
  });

  test('when a suite starts again and does not end, then it counts as not passed', () => {
    const file = aFile();
    openSuiteProgress(file, 'one').store('chaos', 12);
    openSuiteProgress(file, 'one').remove('chaos');

    expect(openSuiteProgress(file, 'one').passedBefore('chaos')).toBeNull();
  });

  test('when the file cannot be parsed, then no suite has passed', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'progress-')), 'nightly.json');
    writeFileSync(file, '{"tree":"one","passed":{"cha');

    expect(openSuiteProgress(file, 'one').passedBefore('chaos')).toBeNull();
  });
});
