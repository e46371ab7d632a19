import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { freePort } from '@marquee/local/network/free-port';
import { untilReady } from '@marquee/local/network/until-ready';
import type { App } from '@marquee/release-kit/apps';

export type DevServer = { url: string; stop: () => Promise<void> };

/** Runs `npm run dev -w mfe-<app>` in a copy of the repository, on a free port; resolves once the page is built. */
export async function startDevServer(app: App, copy: string): Promise<DevServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['run', 'dev', '-w', `mfe-${app}`], {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEV_SERVER_PORT: String(port) },
  });
  await untilReady({ name: `mfe-${app} standalone`, url: `${url}/`, child, seconds: 150 });
  return {
    url,
    async stop() {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        process.kill(-child.pid, 'SIGTERM');
        await once(child, 'exit');
      }
    },
  };
}
