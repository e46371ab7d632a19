import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { freePort } from '@marquee/local/network/free-port';

import type { Setting } from '../gates/gate.ts';
import { cores } from '../measure/pinned.ts';
import { gatewayEnvironment } from './gateway-environment.ts';
import { startProgram } from './start-program.ts';

export type GatewayWithUpstream = { url: string; upstream: Server; end: () => void };

/**
 * Starts a gateway as its own process, and its upstream in this process. The gateway also gets the upstream's
 * address as that of identity, which it never calls, because the requests have no session.
 */
export async function startGateway(
  setting: Setting,
  name: string,
  listener: RequestListener,
): Promise<GatewayWithUpstream> {
  const upstream = createServer(listener);
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const upstreamUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const port = await freePort();
  await startProgram(setting, {
    name,
    core: cores.measured,
    command: process.execPath,
    args: [join(setting.root, 'gateway/src/main.ts')],
    environment: {
      ...gatewayEnvironment({ setting, upstream: upstreamUrl, identity: upstreamUrl }),
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
