import { connect } from 'node:net';
import type { Socket } from 'node:net';

import type { HttpCall } from '@marquee/harness-kit/http-caller';

import { parseResponse } from './parse-response.ts';
import type { LoadResponse, ParsedResponse } from './parse-response.ts';

type Call = Pick<HttpCall, 'method' | 'path' | 'body' | 'cookie' | 'idempotencyKey'>;

/** `send` rejects if no complete response arrives. */
export type Caller = { send: (call: Call) => Promise<LoadResponse>; stop: () => void };

/** Longer than the gateway's timeout for a service, so that the gateway responds first. */
const timeoutMs = 20_000;
/** Shorter than the time after which a Node server closes an idle connection, so that no request uses a connection that is being closed. */
const idleMs = 3_000;

/**
 * Sends requests like a browser's over persistent connections. A full HTTP client used half as much processor time as the gateway, which
 * shares the two cores with the load generator.
 */
export function createLeanCaller(url: string): Caller {
  const { port, origin } = new URL(url);
  const connections = new Set<Connection>();
  const idle: Connection[] = [];

  function addConnection(): Connection {
    const connection = openConnection(Number(port));
    connections.add(connection);
    connection.socket.on('close', () => {
      connections.delete(connection);
      const at = idle.indexOf(connection);
      if (at !== -1) {
        idle.splice(at, 1);
      }
    });
    return connection;
  }

  /** Skips destroyed connections, which remain in `idle` until their `close` event. */
  function takeIdle(): Connection | undefined {
    const connection = idle.pop();
    return connection?.socket.destroyed === true ? takeIdle() : connection;
  }

  return {
    async send(call) {
      const connection = takeIdle() ?? addConnection();
      connection.socket.setTimeout(timeoutMs);
      const { response, isLast } = await exchange(
        connection,
        toRequest(call, { host: `127.0.0.1:${port}`, origin }),
      );
      if (isLast) {
        connection.socket.destroy();
      } else {
        connection.socket.setTimeout(idleMs);
        idle.push(connection);
      }
      return response;
    },
    stop() {
      for (const { socket } of connections) {
        socket.destroy();
      }
    },
  };
}

/** `onData` receives the data of the current response. */
type Connection = { socket: Socket; onData: (part: Buffer) => void };

/** One shared buffer, because data is copied out of it immediately. */
const readBuffer = Buffer.alloc(65_536);

function openConnection(port: number): Connection {
  const callback = (length: number): boolean => {
    connection.onData(readBuffer.subarray(0, length));
    return true;
  };
  const socket = connect({
    host: '127.0.0.1',
    port,
    noDelay: true,
    onread: { buffer: readBuffer, callback },
  });
  socket.on('timeout', () => socket.destroy(new Error('no response in time')));
  // If a caller waits for a response, `exchange` passes the error on. Otherwise the `close` event removes the idle connection.
  socket.on('error', () => undefined);
  const connection: Connection = { socket, onData: () => undefined };
  return connection;
}

function exchange(connection: Connection, request: string): Promise<ParsedResponse> {
  const { socket } = connection;
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const fail = (failure: Error): void => {
      socket.off('error', fail).off('close', onClose);
      reject(failure);
    };
    const onClose = (): void => {
      fail(new Error('the connection closed before the response was complete'));
    };
    connection.onData = (part) => {
      const all = received.length === 0 ? part : Buffer.concat([received, part]);
      try {
        const read = parseResponse(all);
        if (read === null) {
          received = Buffer.from(all);
          return;
        }
        socket.off('error', fail).off('close', onClose);
        resolve(read);
      } catch (failure) {
        socket.destroy(new Error(`the response cannot be parsed: ${String(failure)}`, { cause: failure }));
      }
    };
    socket.on('error', fail).on('close', onClose);
    socket.write(request);
  });
}

function toRequest(
  { method, path, body, cookie, idempotencyKey }: Call,
  { host, origin }: { host: string; origin: string },
): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const fields = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${origin}`,
    `content-length: ${Buffer.byteLength(content)}`,
    ...(content === '' ? [] : ['content-type: application/json']),
    ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
    ...(idempotencyKey === undefined ? [] : [`idempotency-key: ${idempotencyKey}`]),
  ];
  return `${fields.join('\r\n')}\r\n\r\n${content}`;
}
