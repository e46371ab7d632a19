import { join } from 'node:path';

import { startProgram } from '../gateway/start-program.ts';
import type { Core } from '../measure/pinned.ts';
import type { Backing } from './with-backing.ts';

type ServiceProcess = {
  name: string;
  core: Core;
  /** Relative to the root of the repository. */
  file: string;
  port: number;
  /** Variables of this process only, in addition to those of `backing`. */
  environment?: Readonly<Record<string, string>>;
  pollMs?: number;
};

/**
 * Starts the gateway or a service in its own process, with the environment of `npm start`. Resolves to the process id when the process is
 * ready. NODE_ENV is `development`, because production rejects a public address without https, development keys, the demo's password, the
 * broker's default login and an identity service that writes emails to a folder. Node's compile cache persists between starts, as in an
 * image (`deploy/images/service.Dockerfile`).
 */
export async function startServiceProcess(backing: Backing, service: ServiceProcess): Promise<number> {
  const { name, core, file, port, environment = {}, pollMs } = service;
  return await startProgram(backing, {
    name,
    core,
    command: process.execPath,
    args: [join(backing.root, file)],
    environment: {
      ...backing.environment,
      ...environment,
      NODE_COMPILE_CACHE: join(backing.dataFolder, 'compiled'),
      PORT: String(port),
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    ...(pollMs !== undefined && { pollMs }),
  });
}
