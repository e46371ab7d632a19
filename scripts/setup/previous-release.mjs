import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './paths.mjs';

/**
 * Checks out the previous release, whose commit is `previousRelease` in package.json, into .data/previous-release. Returns that folder. The
 * checkout gets links to the installed packages if both releases have the same lockfile, otherwise its own installation.
 */
export function providePreviousRelease() {
  const { previousRelease: commit } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = join(root, '.data', 'previous-release');
  if (!isCheckedOut(folder, commit)) {
    checkOut(folder, commit);
    installPackages(folder);
  }
  return folder;
}

/** Whether an earlier run has completed. The packages of the repository's root are installed last. */
function isCheckedOut(folder, commit) {
  return (
    existsSync(join(folder, 'node_modules')) && run('git', ['rev-parse', 'HEAD'], folder).trim() === commit
  );
}

function checkOut(folder, commit) {
  if (existsSync(folder)) {
    run('git', ['worktree', 'remove', '--force', folder]);
  }
  run('git', ['worktree', 'prune']);
  run('git', ['worktree', 'add', '--detach', folder, commit]);
}

function installPackages(folder) {
  const [own, previous] = [root, folder].map((parent) =>
    readFileSync(join(parent, 'package-lock.json'), 'utf8'),
  );
  if (own !== previous) {
    run('npm', ['ci', '--no-audit', '--no-fund'], folder);
    return;
  }
  const manifests = run('git', ['ls-files', '*/package.json'], folder).trim().split('\n');
  // The links of node_modules to workspaces are relative, so they lead to the workspaces of the checkout.
  for (const workspace of [...manifests.map(dirname), '.']) {
    const packages = join(root, workspace, 'node_modules');
    if (existsSync(packages)) {
      run('cp', ['-al', packages, join(folder, workspace)]);
    }
  }
}

function run(command, args, cwd = root) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? stderr}`);
  }
  return stdout;
}
