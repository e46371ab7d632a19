import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerBadRequest } from './answer-bad-request.ts';

export type DoorLimits = {
  headersWithinMs: number;
  /** Until the last byte of the body; the answer may take its time. */
  requestWithinMs: number;
  headerBytes: number;
  connections: number;
};

/** A slow line brings 100 kB within a minute, also to a machine that is out of breath; who takes longer means to hold the door. */
const usual: DoorLimits = {
  headersWithinMs: 20_000,
  requestWithinMs: 60_000,
  headerBytes: 16 * 1024,
  connections: 5_000,
};

/** A web server that nobody can hold by being slow, or fill by being many or long. */
export function createGuardedServer(app: RequestListener, limits: DoorLimits = usual): Server {
  const { headersWithinMs, requestWithinMs, headerBytes, connections } = limits;
  const options = {
    headersTimeout: headersWithinMs,
    requestTimeout: requestWithinMs,
    connectionsCheckingInterval: headersWithinMs / 4,
    maxHeaderSize: headerBytes,
    // Longer than the gateway keeps an idle connection, so that it never writes into a closing one.
    keepAliveTimeout: 65_000,
  };
  const server = createServer(options, app);
  server.maxConnections = connections;
  const underWay = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', ({ socket }, response) => {
    underWay.set(socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = underWay.get(socket);
    const isAnswering = response?.headersSent === true && !response.writableFinished;
    answerBadRequest(socket, { code: error.code ?? '', isAnswering });
  });
  return server;
}
