import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { apps } from '@marquee/release-kit/apps';

import type { Children } from '../processes/children.ts';
import { refusal } from '../refusal.ts';
import { buildsAtOnce } from './builds-at-once.ts';

export type BuildNeed = { root: string; children: Children; note: (line: string) => void };

/** Builds shell and remotes, for this machine unless MARQUEE_BUILD says otherwise; unchanged ones come from the cache. */
export async function buildFrontEnds({ root, children, note }: BuildNeed): Promise<void> {
  const child = children.start({
    role: 'build',
    command: join(root, 'node_modules', '.bin', 'turbo'),
    args: [
      ...['run', 'build', '--ui=stream', '--output-logs=new-only', '--log-order=stream'],
      `--concurrency=${buildsAtOnce()}`,
    ],
    graceMs: 2_000,
    group: true,
    options: {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { MARQUEE_BUILD: 'local', ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    },
  });
  const lines: string[] = [];
  const noteProgress = progressOfBuilds(note);
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) {
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        noteProgress(line);
      });
    }
  }

  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    lines.forEach(note);
    throw refusal('The front ends could not be built; what the build said stands above.');
  }
}

/** Parses turbo's output: which workspace is rebuilt, and how many are left. Cached ones finish immediately. */
function progressOfBuilds(note: (line: string) => void): (line: string) => void {
  let left = apps.length + 1;

  return (line) => {
    const [, workspace, happening = ''] =
      /^@marquee\/([\w-]+):build: (cache hit|cache miss|.*built in)/.exec(line) ?? [];
    if (workspace === undefined) {
      return;
    }
    if (happening === 'cache miss') {
      note(`Building ${workspace}…`);
      return;
    }
    left -= 1;
    if (happening !== 'cache hit') {
      note(`Built ${workspace}; front ends left: ${left}`);
    }
  };
}
