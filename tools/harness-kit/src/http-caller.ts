import { Agent, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export type HttpCall = {
  method: string;
  /** The path at the gateway, with the query. */
  path: string;
  body?: unknown;
  /** Raw content to send instead of a JSON body. */
  content?: string;
  /** The session cookie, as in `sid=…`. */
  cookie?: string | undefined;
  idempotencyKey?: string | undefined;
  /** Headers to add to the headers that a browser sends, or to replace them. */
  headers?: Readonly<Record<string, string>>;
};

/** `body`: parsed JSON; for other content the text; for a PDF a string with one character for each byte. */
export type HttpResponse = {
  status: number;
  contentType: string;
  setCookie: readonly string[];
  headers: IncomingHttpHeaders;
  body: unknown;
};

/** A connection pool that can simulate many concurrent browsers. `send` rejects if no complete response arrives in time. */
export type HttpCaller = { send: (call: HttpCall) => Promise<HttpResponse>; stop: () => void };

/** Longer than the gateway waits for a service, so that the gateway's error arrives before this timeout. */
const defaultTimeoutMs = 20_000;

/** Connects to 127.0.0.1, because a lookup of `localhost` for each connection is expensive. The `Origin` header is the origin of `url`. */
export function createHttpCaller(url: string, { timeoutMs = defaultTimeoutMs } = {}): HttpCaller {
  const { port, origin } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 128 });

  async function send({
    method,
    path,
    cookie,
    idempotencyKey,
    headers,
    ...payload
  }: HttpCall): Promise<HttpResponse> {
    const content = payload.content ?? (payload.body === undefined ? '' : JSON.stringify(payload.body));
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = httpRequest(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          timeout: timeoutMs,
          headers: {
            origin,
            ...(content !== '' && { 'content-type': 'application/json' }),
            'content-length': Buffer.byteLength(content),
            ...(cookie !== undefined && { cookie }),
            ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
            ...headers,
          },
        },
        resolve,
      );
      outgoing.once('timeout', () => outgoing.destroy(new Error('no response in time')));
      // `on` instead of `once`: a destroyed socket may emit a second error, which would end the process if nothing listened.
      outgoing.on('error', reject);
      outgoing.end(content);
    });
    const contentType = response.headers['content-type'] ?? '';
    const text = await textOf(response, contentType.startsWith('application/pdf') ? 'latin1' : 'utf8');
    return {
      status: response.statusCode ?? 0,
      contentType,
      setCookie: response.headers['set-cookie'] ?? [],
      headers: response.headers,
      body: contentType.includes('json') ? JSON.parse(text) : text || undefined,
    };
  }

  return {
    send,
    stop() {
      agent.destroy();
    },
  };
}

function textOf(response: IncomingMessage, encoding: 'latin1' | 'utf8'): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    response.setEncoding(encoding);
    response.on('data', (part: string) => {
      text += part;
    });
    response.once('end', () => {
      resolve(text);
    });
    response.once('close', () => {
      reject(new Error('the connection closed before the response was complete'));
    });
    response.once('error', reject);
  });
}
