import { closeSync } from 'node:fs';
import { join } from 'node:path';

import { pageRendererConfig } from '@marquee/page-renderer/config';

import type { Environment } from '../environment.ts';
import { freePort } from '../network/free-port.ts';
import type { LocalRun } from '../prepare.ts';
import type { Children } from '../processes/children.ts';
import { openToAppend, processLog } from '../processes/process-log.ts';

type RendererOptions = Pick<LocalRun, 'root' | 'options'> & {
  environment: Environment;
  children: Children;
  /** Settles when the front ends are built. Before, there is nothing to render. */
  frontEnds: Promise<void>;
};

/** The variables that the page renderer receives. None of them is a secret. */
const forwardedVariables = ['NODE_ENV', 'LOG_LEVEL', 'HOST', ...Object.keys(pageRendererConfig.shape)];

/**
 * Starts the page renderer in its own process once the front ends are built, unless the user configures another page renderer. Resolves to
 * the gateway's variables without waiting for the process. If the process exits, the product continues without it.
 */
export async function startPageRenderer(need: RendererOptions): Promise<Environment> {
  const { environment, frontEnds } = need;
  if (environment.PAGE_RENDERER_URL !== undefined) {
    return {};
  }
  const port = await freePort();
  // The rejection is ignored here, because the caller that awaits `frontEnds` ends the start after a failed build.
  void frontEnds.then(
    () => {
      launch(need, port);
    },
    () => undefined,
  );
  return { PAGE_RENDERER_URL: `http://127.0.0.1:${port}` };
}

function launch({ root, options, environment, children }: RendererOptions, port: number): void {
  const output = openToAppend(processLog(options.dataFolder, 'page-renderer'));
  const env = Object.fromEntries(forwardedVariables.map((name) => [name, environment[name]]));
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
