import { execFileSync } from 'node:child_process';

/** The measured product. `tree` identifies the content of `shipped`, which excludes the front ends, and of the harness's paths. */
export type Product = { tree: string; commit: string };

const shipped = ['services', 'gateway', 'page-renderer', 'packages', 'tools/local', 'package-lock.json'];

/** The committed product, including `harnessPaths`. Null if these files have uncommitted changes or `root` is no repository. */
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
