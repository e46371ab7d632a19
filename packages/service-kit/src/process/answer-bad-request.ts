import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@marquee/contracts/problem';
import { limits } from '../throttle/limits.ts';

type Refusal = { status: number; title: string; code: string; message: string };

const malformed: Refusal = {
  status: 400,
  title: 'Bad Request',
  code: 'malformed_request',
  message: 'The request is not valid HTTP',
};

/** Responses by Node's error code or by one of our own codes. */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    title: 'Request Timeout',
    code: 'request_too_slow',
    message: 'The request took too long to arrive',
  },
  TOO_MANY_CONNECTIONS: {
    status: 429,
    title: 'Too Many Requests',
    code: limits.CONNECTION_ADDRESS_LIMIT.code,
    message: limits.CONNECTION_ADDRESS_LIMIT.message,
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: 'Request Header Fields Too Large',
    code: 'headers_too_large',
    message: 'The headers of the request are too large',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    title: 'Content Too Large',
    code: 'body_too_large',
    message: 'The request is too large',
  },
};

const lingerMs = 1_000;

/** Sends a problem document to a connection that is refused or has sent no valid request in time, and ends the connection. */
export function answerBadRequest(socket: Duplex, failed: { code: string; isAnswering: boolean }): void {
  // Never write into the middle of another response.
  if (failed.isAnswering || !socket.writable || failed.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { head, headers, body } = toAnswer(refusals[failed.code] ?? malformed);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${head}`, ...lines, '', body].join('\r\n'));
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** Rejects a request that Node accepts but another program might parse differently, and ends the connection. */
export function refuseMalformed(response: ServerResponse): void {
  const { headers, body } = toAnswer(malformed);
  response.writeHead(malformed.status, headers).end(body);
}

function toAnswer(refusal: Refusal) {
  const { status, title, code } = refusal;
  const requestId = randomUUID();
  const problem: Problem = { ...refusal, type: `urn:marquee:problem:${code}`, requestId };
  const body = JSON.stringify(problem);
  const headers = {
    Connection: 'close',
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    // Browsers ignore this header unless the connection is https.
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Request-Id': requestId,
  };
  return { head: `${status} ${title}`, headers, body };
}
