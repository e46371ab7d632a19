import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { freePort } from '@marquee/local/network/free-port';
import { untilReady } from '@marquee/local/network/until-ready';
import { requireVariable } from './store.ts';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/** A running server; it stops at the end of the block that declares it. */
type Server = { url: string } & AsyncDisposable;

/** Serves a build like a team's development server: on a local port, to any origin. `requestedPaths` returns the requested paths so far. */
export async function developmentServer(build: string): Promise<Server & { requestedPaths: () => string[] }> {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requestedPaths.push(pathname);
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
    requestedPaths: () => requestedPaths,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const unreachableUrl = 'http://127.0.0.1:9';

/** Another gateway for the same builds and releases; no service runs behind it. */
export function gatewayThatAllowsOverrides(releases: string): Promise<Server> {
  return startProcess('gateway', {
    ...gatewayVariables(unreachableUrl),
    SHELL_DIR: requireVariable('MARQUEE_SHELL'),
    RELEASES_DIR: releases,
    REMOTE_OVERRIDES: 'loopback',
  });
}

/**
 * The product with another build of the shell: another gateway and page renderer for the same releases. The product's own gateway receives
 * the calls to services.
 */
export async function productWithShell(shell: string, releases: string, product: string): Promise<Server> {
  const renderer = await startProcess('page-renderer', { RELEASES_DIR: releases });
  const gateway = await startProcess('gateway', {
    ...gatewayVariables(product),
    SHELL_DIR: shell,
    RELEASES_DIR: releases,
    PAGE_RENDERER_URL: renderer.url,
    PAGE_RENDERER_WAIT_MS: '10000',
  });
  return {
    url: gateway.url,
    async [Symbol.asyncDispose]() {
      await gateway[Symbol.asyncDispose]();
      await renderer[Symbol.asyncDispose]();
    },
  };
}

function gatewayVariables(services: string): Record<string, string> {
  return {
    INTERNAL_SECRET: 'nobody-is-behind-it',
    IDENTITY_URL: services,
    EVENTS_URL: services,
    QUOTES_URL: services,
    BILLING_URL: services,
  };
}

async function startProcess(
  workspace: 'gateway' | 'page-renderer',
  variables: Record<string, string>,
): Promise<Server> {
  const url = `http://localhost:${await freePort()}`;
  const program = join(import.meta.dirname, '../..', workspace, 'src/main.ts');
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      ...variables,
    },
  });
  await untilReady({ name: `The ${workspace}`, url: `${url}/readyz`, child, seconds: 60 });
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
