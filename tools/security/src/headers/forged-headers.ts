/** Headers from which some service, proxy or framework derives the caller, the origin or the target. */
export const forgedHeaders = [
  'authorization',
  'proxy-authorization',
  'cookie',
  'cookie2',
  'x-user-id',
  'x-user-role',
  'x-user-email',
  'x-client-id',
  'x-provider-id',
  'x-marquee-role',
  'x-internal-secret',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-user',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'via',
  'x-request-id',
  'traceparent',
  'tracestate',
  'x-http-method-override',
  'x-original-url',
  'x-rewrite-url',
  'x-amzn-oidc-identity',
] as const;

export const marker = 'FORGED-VALUE';

/** Spellings of a header that one parser may overlook and the next may accept. Each returns the last lines of a POST, with the body. */
export const shapes: Readonly<Record<string, (name: string) => readonly string[]>> = {
  plain: (name) => [`${name}: ${marker}`, 'Content-Length: 2', '', '{}'],
  'with Expect': (name) => [`${name}: ${marker}`, 'Expect: 100-continue', 'Content-Length: 2', '', '{}'],
  chunked: (name) => [`${name}: ${marker}`, 'Transfer-Encoding: chunked', '', '2', '{}', '0', '', ''],
  'nominated by Connection': (name) => [
    `${name}: ${marker}`,
    `Connection: close, ${name}`,
    'Content-Length: 2',
    '',
    '{}',
  ],
  duplicated: (name) => [`${name}: ${marker}`, `${name}: ${marker}`, 'Content-Length: 2', '', '{}'],
  'in odd case': (name) => [`${oddCase(name)}: ${marker}`, 'Content-Length: 2', '', '{}'],
};

/** Writes a request byte by byte. `Connection: close` makes the gateway end the connection, which marks the end of the response. */
export function requestWith(lines: readonly string[]): string {
  return [
    'POST /api/events HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    ...lines,
  ].join('\r\n');
}

function oddCase(name: string): string {
  return Array.from(name, (letter, index) => (index % 2 === 0 ? letter.toUpperCase() : letter)).join('');
}
