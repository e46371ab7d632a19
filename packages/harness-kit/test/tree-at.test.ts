import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { treeAt } from '../src/tree-at.ts';

function aRepository() {
  const root = mkdtempSync(join(tmpdir(), 'tree-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  git('init', '-q');
  write('services/a.ts', 'committed');
  git('add', '.');
  git('commit', '-qm', 'first');
  return { root, write };
}

describe('the tree on which suites ran', () => {
  test.each([
    ['a file is changed', 'services/a.ts'],
    ['a file is added', 'services/b.ts'],
  ])('when %s, then its identity changes', (_what, path) => {
    const { root, write } = aRepository();
    const before = treeAt(root);
    write(path, 'changed');

    expect(treeAt(root)).not.toBe(before);
  });

  test('when an added file is changed, then its identity changes', () => {
    const { root, write } = aRepository();
    write('services/b.ts', 'added');
    const before = treeAt(root);
    write('services/b.ts', 'changed');

    expect(treeAt(root)).not.toBe(before);
  });

  test('when only a report is written, then its identity stays the same', () => {
    const { root, write } = aRepository();
    const before = treeAt(root);
    write('docs/reports/chaos.md', 'figures');

    expect(treeAt(root)).toBe(before);
  });
});
