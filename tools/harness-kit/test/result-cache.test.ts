import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openResultCache } from '../src/result-cache.ts';
import { productAt } from '../src/product-at.ts';
import type { Result } from '../src/result.ts';

const at = new Date('2026-03-01T10:20:30Z');
const product = { tree: 'one', commit: 'abc1234' };
const result = (id: string, passed: boolean): Result => ({
  id,
  title: 'A gate',
  target: 'much',
  measured: { passed, figures: 'seen' },
  seconds: 2,
});

function aFolder(): string {
  return mkdtempSync(join(tmpdir(), 'kept-'));
}

describe('stored results of gates', () => {
  test('when the product is the same, then a result that passed is found, with its time and commit', () => {
    const file = join(aFolder(), 'kept.json');
    openResultCache(file, product).store(result('R1', true), at);

    const found = openResultCache(file, { ...product, commit: 'def5678' }).find('R1');

    expect(found?.measured.figures).toBe('seen');
    expect(found?.measured.remarks?.[0]).toContain('measured at 2026-03-01T10:20Z, at commit abc1234');
  });

  test.each([
    ['the product is another', { product: { ...product, tree: 'two' }, passed: true }],
    ['the product cannot be determined', { product: null, passed: true }],
    ['the target was not met', { product, passed: false }],
  ])('when %s, then nothing is found', (_why, { product: later, passed }) => {
    const file = join(aFolder(), 'kept.json');
    openResultCache(file, product).store(result('R1', passed), at);

    expect(openResultCache(file, later).find('R1')).toBeNull();
  });

  test('when a gate is measured again, then the newer result is found', () => {
    const file = join(aFolder(), 'kept.json');
    const cache = openResultCache(file, product);
    cache.store(result('R1', true), at);
    cache.store({ ...result('R1', true), seconds: 9 }, at);

    expect(openResultCache(file, product).find('R1')?.seconds).toBe(9);
  });
});

describe('the measured product', () => {
  function aRepository(): { root: string; commit: (path: string, text: string) => void } {
    const root = aFolder();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root });
    git('init', '-q');
    return {
      root,
      commit(path, text) {
        mkdirSync(join(root, path, '..'), { recursive: true });
        writeFileSync(join(root, path), text);
        git('add', '.');
        git('commit', '-qm', text);
      },
    };
  }

  test('when a shipped file is committed, then the tree changes; when another file is committed, then the tree stays the same', () => {
    const { root, commit } = aRepository();
    commit('services/a.ts', 'first');
    const first = productAt(root);
    commit('chaos/a.ts', 'a bar');
    const second = productAt(root);
    commit('services/a.ts', 'second');

    expect(second?.tree).toBe(first?.tree);
    expect(second?.commit).not.toBe(first?.commit);
    expect(productAt(root)?.tree).not.toBe(first?.tree);
  });

  test('when a file in a path of the harness changes, then the tree changes', () => {
    const { root, commit } = aRepository();
    commit('docs/security/asvs.md', 'first');
    const first = productAt(root, ['docs/security']);
    commit('docs/security/asvs.md', 'second');

    expect(productAt(root, ['docs/security'])?.tree).not.toBe(first?.tree);
    expect(productAt(root)?.tree).toBe('');
  });

  test('when a shipped file is not committed, or there is no repository, then the product cannot be determined', () => {
    const { root, commit } = aRepository();
    commit('services/a.ts', 'first');
    writeFileSync(join(root, 'services/a.ts'), 'not committed');

    expect(productAt(root)).toBeNull();
    expect(productAt(aFolder())).toBeNull();
  });
});
