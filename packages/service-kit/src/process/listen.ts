import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedServer } from './guarded-server.ts';
import type { ConnectionLimits } from './limit-connections.ts';

export type Listening = { url: string; close: () => Promise<void> };

/** Draining has taken up to 4 s before `close` is called, and a process must exit within 10 s. */
const finishWithinMs = 4_000;

type ListenOptions = { port: number; host: string; connections?: ConnectionLimits };

/** Listens on the port; 0 selects any free port. `close` waits for requests in flight, at most `finishWithinMs`. */
export async function listen(
  app: RequestListener,
  { port, host, ...limits }: ListenOptions,
): Promise<Listening> {
  const server = createGuardedServer(app, limits);
  const inFlight = trackInFlight(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://${host}:${actual}`, close: () => close(server, inFlight) };
}

function trackInFlight(server: Server): ReadonlySet<ServerResponse> {
  const inFlight = new Set<ServerResponse>();
  server.prependListener('request', (_request, response) => {
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
  });
  return inFlight;
}

async function close(server: Server, inFlight: ReadonlySet<ServerResponse>): Promise<void> {
  for (const response of inFlight) {
    // Ensures that the client does not reuse the connection.
    response.shouldKeepAlive = false;
  }
  const deadline = setTimeout(() => {
    server.closeAllConnections();
  }, finishWithinMs);
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
  });
  clearTimeout(deadline);
}
