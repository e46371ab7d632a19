import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';

import { developmentFolder } from '@marquee/build-kit/workspace-folders';

import { freePort } from '../network/free-port.ts';
import { untilReady } from '../network/until-ready.ts';
import type { Children } from '../processes/children.ts';

export type DevServersOptions = {
  root: string;
  dataFolder: string;
  publicUrl: string;
  children: Children;
  print: (line: string) => void;
};

const workspaces = ['shell', 'mfe-client', 'mfe-provider', 'mfe-public'];

/** The folder into which the development server of a container (`shell`, `mfe_client`, …) writes the files that the gateway serves. */
export const developmentBuild = developmentFolder;

/** Starts one development server per front end; resolves when each has built once. */
export async function startDevServers(need: DevServersOptions): Promise<void> {
  await Promise.all(workspaces.map((workspace) => startDevServer(workspace, need)));
}

async function startDevServer(workspace: string, need: DevServersOptions): Promise<void> {
  const { root, dataFolder, publicUrl, children, print } = need;
  const port = await freePort();
  const logs = join(dataFolder, 'logs');
  mkdirSync(logs, { recursive: true });
  const output = openSync(join(logs, `${workspace}.log`), 'w');
  const child = children.start({
    role: `${workspace} development server`,
    command: process.execPath,
    args: [join(root, 'packages', 'build-kit', 'src', 'serve.ts')],
    graceMs: 2_000,
    options: {
      cwd: join(root, workspace),
      stdio: ['ignore', output, output],
      env: { ...process.env, DEV_SERVER_PORT: String(port), PUBLIC_URL: publicUrl },
    },
  });
  closeSync(output);

  await untilReady({ name: workspace, url: `http://127.0.0.1:${port}/`, child, seconds: 240 });
  print(`  ${workspace} rebuilds after each change (development server: http://127.0.0.1:${port})`);
}
