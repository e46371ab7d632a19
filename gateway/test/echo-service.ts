import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Echo = {
  service: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export type EchoService = {
  url: string;
  /** The calls that were answered with an echo, in order. */
  received: Echo[];
  /** Replaces the echo from now on. Later calls are in `received` only if `answer` adds them. */
  answerWith(answer: Answer): void;
  /** Adds a header to every answer from now on. */
  setHeader(name: string, value: string): void;
  stop(): Promise<void>;
};

/** Starts a service that answers with the received request. Without a port it uses any free one. */
export async function startEchoService(service: string, port = 0): Promise<EchoService> {
  const received: Echo[] = [];
  const extraHeaders = new Map<string, string>();
  let answer: Answer = async (request, response) => {
    const echo = await toEcho(service, request);
    received.push(echo);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(echo));
  };
  const server = createServer((request, response) => {
    response.setHeaders(extraHeaders);
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    setHeader(name, value) {
      extraHeaders.set(name, value);
    },
    answerWith(next) {
      answer = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

export async function toEcho(service: string, request: IncomingMessage): Promise<Echo> {
  const { method = '', url = '' } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  return { service, method, url, headers, body: await text(request) };
}
