import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { answerBadRequest, refuseMalformed } from './answer-bad-request.ts';
import { limitConnections } from './limit-connections.ts';
import type { ConnectionLimits } from './limit-connections.ts';

export type ServerLimits = {
  /** Time from the connection to its first byte. */
  firstByteWithinMs: number;
  headersWithinMs: number;
  /** Time until the last byte of the request's body. The duration of the response is not limited. */
  requestWithinMs: number;
  headerBytes: number;
  connections: ConnectionLimits;
};

/** Even a slow network delivers 100 kB within a minute to an overloaded machine, so a slower client is probably an attack. */
const defaultLimits: ServerLimits = {
  firstByteWithinMs: 9_000,
  headersWithinMs: 20_000,
  requestWithinMs: 60_000,
  headerBytes: 16 * 1024,
  connections: { total: 5_000, perAddress: null, onRefused: () => undefined },
};

/** Creates a web server with limits for slow clients, connections and header sizes. `limits` overrides the defaults. */
export function createGuardedServer(app: RequestListener, limits: Partial<ServerLimits> = {}): Server {
  const { firstByteWithinMs, headersWithinMs, requestWithinMs, headerBytes, connections } = {
    ...defaultLimits,
    ...limits,
  };
  const options = {
    headersTimeout: headersWithinMs,
    requestTimeout: requestWithinMs,
    connectionsCheckingInterval: headersWithinMs / 4,
    maxHeaderSize: headerBytes,
    // Longer than the gateway keeps an idle connection, so that the gateway never writes to a closing connection.
    keepAliveTimeout: 65_000,
  };
  const server = createServer(options, (request, response) => {
    if (!request.socket.writable) {
      // A refused connection has already been answered, so further requests on it are ignored.
      return;
    }
    if (isAmbiguous(request)) {
      refuseMalformed(response);
      return;
    }
    app(request, response);
  });
  limitConnections(server, connections);
  server.on('connection', (socket: Socket) => {
    closeIfUnused(socket, firstByteWithinMs);
  });
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', ({ socket }, response) => {
    responses.set(socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket);
    const isAnswering = response?.headersSent === true && !response.writableFinished;
    answerBadRequest(socket, { code: error.code ?? '', isAnswering });
  });
  return server;
}

/** Closes a connection on which no byte arrives in time. Sends no answer, because browsers open connections in advance. */
function closeIfUnused(socket: Socket, withinMs: number): void {
  const closeUnused = (): void => {
    if (socket.bytesRead === 0) {
      socket.destroy();
    }
  };
  // `setImmediate` lets Node first read bytes that arrived while the event loop was blocked.
  const timer = setTimeout(() => setImmediate(closeUnused), withinMs).unref();
  socket.once('close', () => {
    clearTimeout(timer);
  });
}

/** Whether programs may interpret the request differently, because it is not HTTP/1 or has several `Host` headers (RFC 9112, 3.2). */
function isAmbiguous({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
  return httpVersionMajor !== 1 || hosts.length > 1;
}
