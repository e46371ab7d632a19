import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { workingTreeId } from '../src/working-tree-id.ts';

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
  ])('when %s, then the tree’s id changes', (_what, path) => {
    const { root, write } = aRepository();
    const before = workingTreeId(root);
    write(path, 'changed');

    expect(workingTreeId(root)).not.toBe(before);
  });

  test('when an added file is changed, then the tree’s id changes', () => {
    const { root, write } = aRepository();
    write('services/b.ts', 'added');
    const before = workingTreeId(root);
    write('services/b.ts', 'changed');

    expect(workingTreeId(root)).not.toBe(before);
  });

  test('when only a report is written, then the tree’s id stays the same', () => {
    const { root, write } = aRepository();
    const before = workingTreeId(root);
    write('docs/reports/chaos.md', 'figures');

    expect(workingTreeId(root)).toBe(before);
  });
});
