import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import type { Problem } from '@marquee/contracts/problem';
import { freePort } from '@marquee/local/network/free-port';

import { gatewayEnvironment } from '../../gateway/gateway-environment.ts';
import { startProgram } from '../../gateway/start-program.ts';
import type { WebSetting } from '../setting.ts';

/** `folder`: the folder of the build's shell. */
export type Served = { name: string; folder: string; url: string };
export type Pair = { federated: Served; single: Served; end: () => void };

/** Starts a gateway for each build, and fake services in which no session exists. `end` stops the services; the run stops the gateways. */
export async function startPair(
  setting: WebSetting,
  folders: Readonly<Record<'federated' | 'single', string>>,
): Promise<Pair> {
  const services = createServer(respondSignedOut).listen(0, '127.0.0.1');
  await once(services, 'listening');
  const upstream = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  const serve = async (name: keyof typeof folders): Promise<Served> => {
    const folder = folders[name];
    return { name, folder, url: await startGateway(setting, { name, folder, upstream }) };
  };
  return {
    federated: await serve('federated'),
    single: await serve('single'),
    end() {
      services.close();
      services.closeAllConnections();
    },
  };
}

type GatewayOptions = { name: string; folder: string; upstream: string };

async function startGateway(
  setting: WebSetting,
  { name, folder, upstream }: GatewayOptions,
): Promise<string> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const pages = { shell: folder, releases: setting.releases };
  await startProgram(setting, {
    name: `gateway-${name}`,
    command: process.execPath,
    args: [join(setting.root, 'gateway/src/main.ts')],
    environment: {
      ...gatewayEnvironment({ setting, upstream, identity: upstream, pages }),
      // A browser on this machine uses http, which production rejects.
      NODE_ENV: 'development',
      PUBLIC_URL: url,
      PORT: String(port),
    },
    readyUrl: `${url}/readyz`,
  });
  return url;
}

/** Responds like the services after a session has ended: 404 to the gateway's lookup of the session, 401 to every other call. */
const respondSignedOut: RequestListener = (request, response) => {
  request.resume();
  const status = request.url?.startsWith('/internal/') ? 404 : 401;
  const refusal: Problem = {
    type: 'urn:marquee:problem:unauthenticated',
    title: 'Sign-in required',
    status,
    code: 'unauthenticated',
    message: 'Unauthorized',
    requestId: 'none',
  };
  response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(refusal));
};
