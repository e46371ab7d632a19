import { execFileSync } from 'node:child_process';

/** Files in these folders that are changed or new since the last commit. Throws without a git repository. */
export function uncommittedIn(root: string, folders: readonly string[]): string[] {
  const output = execFileSync(
    'git',
    ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...folders],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return output
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.slice('XY '.length));
}
