import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { freePort } from '@marquee/local/network/free-port';

import type { Setting } from '../bars/bar.ts';
import { cores } from '../measure/pinned.ts';
import { gatewayEnvironment } from './gateway-environment.ts';
import { startProgram } from './start-program.ts';

export type Before = { url: string; upstream: Server; end: () => void };

/** Starts a gateway in front of an upstream in this process. Its calls have no session, so that identity is not called. */
export async function startBefore(setting: Setting, name: string, answer: RequestListener): Promise<Before> {
  const upstream = createServer(answer);
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const behind = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const port = await freePort();
  await startProgram(setting, {
    name,
    core: cores.measured,
    command: process.execPath,
    args: [join(setting.root, 'gateway/src/main.ts')],
    environment: {
      ...gatewayEnvironment({ setting, upstream: behind, identity: behind }),
      PORT: String(port),
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    upstream,
    end() {
      upstream.close();
      upstream.closeAllConnections();
    },
  };
}
