import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';

import { refusal } from '../refusal.ts';

/** Listens on 127.0.0.1 and, where the machine has it, on ::1: `localhost` means either. */
export async function listenOnLoopback(
  listener: RequestListener,
  port: number,
): Promise<{ stop: () => Promise<void> }> {
  const servers = [await listen(listener, '127.0.0.1', port)];
  try {
    servers.push(await listen(listener, '::1', port));
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') {
      throw portIsBusy(port);
    }
  }
  return {
    async stop() {
      await Promise.all(servers.map(close));
    },
  };
}

/** Says so before minutes of building, not after. */
export async function requireFreePort(port: number): Promise<void> {
  const { stop } = await listenOnLoopback(() => undefined, port).catch((error: unknown) => {
    throw codeOf(error) === 'EADDRINUSE' ? portIsBusy(port) : error;
  });
  await stop();
}

async function listen(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(listener);

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

async function close(server: Server): Promise<void> {
  server.closeIdleConnections();
  const closed = new Promise((resolve) => server.close(resolve));
  const impatience = setTimeout(() => {
    server.closeAllConnections();
  }, 2_000);

  await closed;
  clearTimeout(impatience);
}

function portIsBusy(port: number): Error {
  return refusal(`Port ${port} is taken by another program. Stop it, or choose another: PORT=8090 npm start`);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
