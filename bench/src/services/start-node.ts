import { join } from 'node:path';

import { startProgram } from '../gateway/start-program.ts';
import type { Core } from '../measure/pinned.ts';
import type { Backing } from './with-backing.ts';

type Node = {
  name: string;
  core: Core;
  /** From the root of the repository. */
  file: string;
  port: number;
  /** Besides what every service is told. */
  environment?: Readonly<Record<string, string>>;
  everyMs?: number;
};

/**
 * One of our programs as a process of its own; resolves with its process id when it is ready. It is told what `npm start` tells it, so
 * NODE_ENV is `development`, unlike in an image: production refuses a public address without https, keys made for one machine, the demo's
 * password, the broker's default login and an identity that writes mails to a folder. What Node compiles is kept for its next start, as an
 * image keeps it (`deploy/images/service.Dockerfile`).
 */
export async function startNode(backing: Backing, node: Node): Promise<number> {
  const { name, core, file, port, environment = {}, everyMs } = node;
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
    ...(everyMs !== undefined && { everyMs }),
  });
}
