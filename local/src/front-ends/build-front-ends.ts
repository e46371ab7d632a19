import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { Children } from '../processes/children.ts';
import { refusal } from '../refusal.ts';

export type BuildNeed = { root: string; children: Children; say: (line: string) => void };

/** Builds shell and remotes; what has not changed comes from the cache. */
export async function buildFrontEnds({ root, children, say }: BuildNeed): Promise<void> {
  const startedAt = performance.now();
  const child = children.start({
    role: 'build',
    command: join(root, 'node_modules', '.bin', 'turbo'),
    args: ['run', 'build', '--ui=stream', '--output-logs=new-only', '--log-order=stream'],
    graceMs: 2_000,
    group: true,
    options: {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    },
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) {
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        sayProgress(line, say);
      });
    }
  }

  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    say(lines.join('\n'));
    throw refusal('The front ends could not be built; what the build said stands above.');
  }
  say(`Front ends built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Of what turbo writes: which workspace is being built, and which is done. */
function sayProgress(line: string, say: (line: string) => void): void {
  const [, workspace, happening] = /^@marquee\/([\w-]+):build: (cache miss|.*built in .*)/.exec(line) ?? [];
  if (workspace && happening) {
    say(happening.startsWith('cache') ? `  building ${workspace}…` : `  ${happening}`);
  }
}
