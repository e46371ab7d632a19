import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { apps } from '@marquee/release-kit/apps';

import type { Children } from '../processes/children.ts';
import { refusal } from '../refusal.ts';
import { buildConcurrency } from './build-concurrency.ts';

export type BuildOptions = { root: string; children: Children; note: (line: string) => void };

/** Builds shell and remotes. The kind of build is MARQUEE_BUILD, or else `local`. Unchanged front ends come from turbo's cache. */
export async function buildFrontEnds({ root, children, note }: BuildOptions): Promise<void> {
  const child = children.start({
    role: 'build',
    command: join(root, 'node_modules', '.bin', 'turbo'),
    args: [
      ...['run', 'build', '--ui=stream', '--output-logs=new-only', '--log-order=stream'],
      `--concurrency=${buildConcurrency()}`,
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
  const noteProgress = createBuildProgress(note);
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
    throw refusal('The front ends could not be built; see the output above.');
  }
}

/** Parses turbo's output, and notes which workspaces are built and how many are left. Does not note workspaces from the cache. */
function createBuildProgress(note: (line: string) => void): (line: string) => void {
  let remaining = apps.length + 1;

  return (line) => {
    const [, workspace, outcome = ''] =
      /^@marquee\/([\w-]+):build: (cache hit|cache miss|.*built in)/.exec(line) ?? [];
    if (workspace === undefined) {
      return;
    }
    if (outcome === 'cache miss') {
      note(`Building ${workspace}…`);
      return;
    }
    remaining -= 1;
    if (outcome !== 'cache hit') {
      note(`Built ${workspace}; front ends left: ${remaining}`);
    }
  };
}
