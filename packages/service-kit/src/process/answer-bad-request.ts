import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { Problem } from '@marquee/contracts/problem';

type Refusal = { status: number; title: string; code: string; message: string };

const malformed: Refusal = {
  status: 400,
  title: 'Bad Request',
  code: 'malformed_request',
  message: 'The request is not valid HTTP',
};

/** By Node's code of what it could not read. */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    title: 'Request Timeout',
    code: 'request_too_slow',
    message: 'The request took too long to arrive',
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

/** What never became a request is refused in the words of all refusals, and its connection is ended. */
export function answerBadRequest(socket: Duplex, failed: { code: string; isAnswering: boolean }): void {
  // Into the middle of another answer nothing may be written.
  if (failed.isAnswering || !socket.writable || failed.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  socket.end(toText(refusals[failed.code] ?? malformed));
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

function toText(refusal: Refusal): string {
  const { status, title, code } = refusal;
  const requestId = randomUUID();
  const problem: Problem = { ...refusal, type: `urn:marquee:problem:${code}`, requestId };
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Connection: close',
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    // Browsers heed it over https alone.
    'Strict-Transport-Security: max-age=31536000; includeSubDomains',
    `X-Request-Id: ${requestId}`,
  ];
  return [...head, '', body].join('\r\n');
}
