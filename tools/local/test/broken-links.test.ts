import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { brokenLinks } from '../src/docs/broken-links.ts';

describe('broken links in documents', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'broken-links-'));
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    mkdirSync(join(root, 'gateway'));
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  test.each([
    ['a document links to a missing file', '[rules](rules.md#limits)', ['README.md: rules.md']],
    ['a document names a missing test', '`gateway/x.test.ts`', ['README.md: gateway/x.test.ts']],
    ['a document names a test by a part of its path', '`src/x.test.ts`', []],
    ['a document links to a file that exists', '[this](README.md), [anchor](#top)', []],
    ['a document links to a site', '[site](https://example.org/rules.md)', []],
  ])('when %s, then the result is as expected', (_case, text, expected) => {
    writeFileSync(join(root, 'README.md'), text);
    execFileSync('git', ['add', '.'], { cwd: root });

    expect(brokenLinks(root)).toEqual(expected);
  });
});
