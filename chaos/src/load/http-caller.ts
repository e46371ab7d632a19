import { Agent, request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';

export type HttpCall = {
  method: string;
  /** Below the gateway's address. */
  path: string;
  body?: unknown;
  /** `sid=…` */
  cookie?: string | undefined;
  idempotencyKey?: string | undefined;
};

export type HttpAnswer = { status: number; contentType: string; setCookie: readonly string[]; body: unknown };

/** As many browsers at once as one lean connection pool can be. Rejects where no whole answer came. */
export type HttpCaller = { send: (call: HttpCall) => Promise<HttpAnswer>; stop: () => void };

/** Longer than the gateway waits for a service: it answers first. */
const patienceMs = 20_000;

/** By IPv4 address, because looking `localhost` up for each connection is dear; `Origin` stays the public one. */
export function createHttpCaller(url: string): HttpCaller {
  const { port, origin } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 128 });

  async function send({ method, path, body, cookie, idempotencyKey }: HttpCall): Promise<HttpAnswer> {
    const content = body === undefined ? '' : JSON.stringify(body);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sending = httpRequest(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          timeout: patienceMs,
          headers: {
            origin,
            ...(content !== '' && { 'content-type': 'application/json' }),
            'content-length': Buffer.byteLength(content),
            ...(cookie !== undefined && { cookie }),
            ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          },
        },
        resolve,
      );
      sending.once('timeout', () => sending.destroy(new Error('no answer in time')));
      sending.once('error', reject);
      sending.end(content);
    });
    const text = await textOf(response);
    return {
      status: response.statusCode ?? 0,
      contentType: response.headers['content-type'] ?? '',
      setCookie: response.headers['set-cookie'] ?? [],
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  return {
    send,
    stop() {
      agent.destroy();
    },
  };
}

function textOf(response: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      text += part;
    });
    response.once('end', () => {
      resolve(text);
    });
    response.once('close', () => {
      reject(new Error('the answer broke off'));
    });
    response.once('error', reject);
  });
}
