import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { freePort } from '@marquee/local/network/free-port';
import { untilReady } from '@marquee/local/network/until-ready';
import { given } from './store.ts';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/** Stops at the end of the block that declares it. */
type Server = { url: string } & AsyncDisposable;

/** Serves a build like a team's development server: on a local port, to any origin. `asked` returns the requested paths so far. */
export async function developmentServer(build: string): Promise<Server & { asked: () => string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
    readFile(join(build, pathname)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const nobody = 'http://127.0.0.1:9';

/** Another gateway for the same builds and releases; no service runs behind it. */
export async function gatewayThatAllowsOverrides(releases: string): Promise<Server> {
  const url = `http://localhost:${await freePort()}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../gateway/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      INTERNAL_SECRET: 'nobody-is-behind-it',
      IDENTITY_URL: nobody,
      EVENTS_URL: nobody,
      QUOTES_URL: nobody,
      BILLING_URL: nobody,
      SHELL_DIR: given('MARQUEE_SHELL'),
      RELEASES_DIR: releases,
      REMOTE_OVERRIDES: 'loopback',
    },
  });
  await untilReady({ name: 'The gateway', url: `${url}/readyz`, child, seconds: 60 });
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
