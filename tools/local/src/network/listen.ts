import type { RequestListener, Server } from 'node:http';

import { createGuardedServer } from '@marquee/service-kit/process/guarded-server';
import type { ServerLimits } from '@marquee/service-kit/process/guarded-server';

import { refusal } from '../refusal.ts';

/** Listens on 127.0.0.1 and, if available, on ::1, because `localhost` may mean either. Throws a refusal if the port is in use. */
export async function listenOnLoopback(
  listener: RequestListener,
  port: number,
  limits: Partial<ServerLimits> = {},
): Promise<{ stop: () => Promise<void> }> {
  const servers: Server[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map(close));
  };

  for (const host of ['127.0.0.1', '::1']) {
    try {
      servers.push(await listen(createGuardedServer(listener, limits), host, port));
    } catch (error) {
      await ignoreMissingIpv6({ error, host, port, stop });
    }
  }
  return { stop };
}

/** Throws a refusal if the port is in use. Called before the build, which takes minutes. */
export async function requireFreePort(port: number): Promise<void> {
  const { stop } = await listenOnLoopback(() => undefined, port);
  await stop();
}

type ListenFailure = { error: unknown; host: string; port: number; stop: () => Promise<void> };

/**
 * Ignores any error on the IPv6 address other than a used port, because the machine may have no IPv6; then the product listens on IPv4
 * only. Otherwise stops the open servers and throws.
 */
async function ignoreMissingIpv6({ error, host, port, stop }: ListenFailure): Promise<void> {
  const { code } = error as NodeJS.ErrnoException;
  if (host === '::1' && code !== 'EADDRINUSE') {
    return;
  }
  await stop();
  throw code === 'EADDRINUSE' ? portInUseError(port) : error;
}

async function listen(server: Server, host: string, port: number): Promise<Server> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

async function close(server: Server): Promise<void> {
  server.closeIdleConnections();
  const closed = new Promise((resolve) => server.close(resolve));
  const forceCloseTimer = setTimeout(() => {
    server.closeAllConnections();
  }, 2_000);

  await closed;
  clearTimeout(forceCloseTimer);
}

function portInUseError(port: number): Error {
  return refusal(`Port ${port} is taken by another program. Stop it, or choose another: PORT=8090 npm start`);
}
