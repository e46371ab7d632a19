import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Excludes the folder in which suites write their reports, because a report must not change the identity of the tree. */
const withoutReports = ['--', '.', ':(exclude)docs/reports'];

/** Identifies the current files of a repository: the commit, and a hash of uncommitted changes. */
export function workingTreeId(root: string): string {
  const git = (...args: string[]): string =>
    execFileSync('git', [...args, ...withoutReports], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 ** 2,
    });
  const changes = createHash('sha256').update(git('diff', '--binary', 'HEAD'));
  for (const file of git('ls-files', '-z', '--others', '--exclude-standard').split('\0')) {
    changes.update(`${file}\0`).update(file === '' ? '' : readFileSync(join(root, file)));
  }
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  return `${commit} ${changes.digest('hex')}`;
}
