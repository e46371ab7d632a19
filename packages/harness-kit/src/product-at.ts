import { execFileSync } from 'node:child_process';

/** The measured product; `tree` stays the same as long as nothing that is shipped or installed has changed. */
export type Product = { tree: string; commit: string };

const shipped = ['services', 'gateway', 'page-renderer', 'packages', 'local', 'package-lock.json'];

/** Null if it cannot be determined: uncommitted changes, or no repository. Includes the paths in `harnessPaths`. */
export function productAt(root: string, harnessPaths: readonly string[] = []): Product | null {
  const paths = [...shipped, ...harnessPaths];
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('status', '--porcelain', '--', ...paths) !== '') {
      return null;
    }
    return { tree: git('ls-tree', 'HEAD', '--', ...paths), commit: git('rev-parse', '--short', 'HEAD') };
  } catch {
    return null;
  }
}
