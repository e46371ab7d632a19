import { closeSync } from 'node:fs';
import { join } from 'node:path';

import { pageRendererConfig } from '@marquee/page-renderer/config';

import type { Environment } from '../environment.ts';
import { freePort } from '../network/free-port.ts';
import type { LocalRun } from '../prepare.ts';
import type { Children } from '../processes/children.ts';
import { openToAppend, processLog } from '../processes/process-log.ts';

type RendererNeed = Pick<LocalRun, 'root' | 'options'> & {
  environment: Environment;
  children: Children;
  /** Before, there is nothing that it could run. */
  frontEnds: Promise<void>;
};

/** The variables that are passed on; no secret is among them. */
const passedOn = ['NODE_ENV', 'LOG_LEVEL', 'HOST', ...Object.keys(pageRendererConfig.shape)];

/**
 * Starts the page renderer as a process of its own when the front ends are there, unless a user names another one. Resolves at once,
 * with the gateway's variables: no process waits for it, now or when it has ended.
 */
export async function startPageRenderer(need: RendererNeed): Promise<Environment> {
  const { environment, frontEnds } = need;
  if (environment.PAGE_RENDERER_URL !== undefined) {
    return {};
  }
  const port = await freePort();
  // A build that fails ends the start itself.
  void frontEnds.then(
    () => {
      launch(need, port);
    },
    () => undefined,
  );
  return { PAGE_RENDERER_URL: `http://127.0.0.1:${port}` };
}

function launch({ root, options, environment, children }: RendererNeed, port: number): void {
  const output = openToAppend(processLog(options.dataFolder, 'page-renderer'));
  const env = Object.fromEntries(passedOn.map((name) => [name, environment[name]]));
  const child = children.start({
    role: 'page renderer',
    command: process.execPath,
    args: [join(root, 'page-renderer', 'src', 'main.ts')],
    graceMs: 2_000,
    options: { stdio: ['ignore', output, output], env: { ...env, PORT: String(port) } },
  });
  child.on('error', () => undefined);
  closeSync(output);
}
