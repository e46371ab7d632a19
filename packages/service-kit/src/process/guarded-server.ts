import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { answerBadRequest, refuseMalformed } from './answer-bad-request.ts';
import { limitConnections } from './limit-connections.ts';
import type { ConnectionLimits } from './limit-connections.ts';

export type ServerLimits = {
  /** From the connection to its first byte. */
  firstByteWithinMs: number;
  headersWithinMs: number;
  /** Until the last byte of the body; the time of the response is not limited. */
  requestWithinMs: number;
  headerBytes: number;
  connections: ConnectionLimits;
};

/** A slow network delivers 100 kB within a minute, even to an overloaded machine; a slower client is probably attacking. */
const defaultLimits: ServerLimits = {
  firstByteWithinMs: 9_000,
  headersWithinMs: 20_000,
  requestWithinMs: 60_000,
  headerBytes: 16 * 1024,
  connections: { total: 5_000, perAddress: null, onRefused: () => undefined },
};

/** A web server protected against slow clients, too many connections and oversized headers. `limits` overrides the defaults. */
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
    // Longer than the gateway keeps an idle connection, so that the gateway never writes into a closing one.
    keepAliveTimeout: 65_000,
  };
  const server = createServer(options, (request, response) => {
    if (!request.socket.writable) {
      // A refused connection has been answered; further bytes are read and dropped.
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

/** Browsers open connections in advance; one that never sends a byte is closed without an answer. */
function closeIfUnused(socket: Socket, withinMs: number): void {
  const closeUnused = (): void => {
    if (socket.bytesRead === 0) {
      socket.destroy();
    }
  };
  // After an event loop stall, first reads the bytes that have arrived meanwhile.
  const timer = setTimeout(() => setImmediate(closeUnused), withinMs).unref();
  socket.once('close', () => {
    clearTimeout(timer);
  });
}

/** HTTP before 1.0 has no headers, and a proxy might use the other of two `Host` headers (RFC 9112, section 3.2). */
function isAmbiguous({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
  return httpVersionMajor !== 1 || hosts.length > 1;
}
