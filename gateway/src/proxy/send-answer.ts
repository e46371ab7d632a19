import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** Headers about one connection, or about the service's software. How the answer is sent on is decided here. */
const notForwarded = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'server', 'trailer', 'transfer-encoding', 'upgrade'],
  ...['x-powered-by', 'x-sessions-changed'],
]);

type Permission = { setCookie: boolean };

/** Sends head and body of an upstream's answer to the client as they arrive, at the pace at which the client reads. */
export function sendAnswer(answer: IncomingMessage, response: ServerResponse, permission: Permission): void {
  const { statusCode = 502, headers } = answer;
  response.writeHead(statusCode, withOwnVary(response, forwarded(headers, permission)));
  if (headers['content-length'] === undefined) {
    // A stream: the client learns that it has begun before there is anything in it.
    response.flushHeaders();
  }
  answer.pipe(response);
}

/** Only identity may set a cookie. */
function forwarded(headers: IncomingHttpHeaders, { setCookie }: Permission): IncomingHttpHeaders {
  const kept: IncomingHttpHeaders = {};
  for (const name of Object.keys(headers)) {
    if (!notForwarded.has(name) && (setCookie || name !== 'set-cookie')) {
      kept[name] = headers[name];
    }
  }
  return kept;
}

/** An answer varies by what the gateway looked at and by what the upstream looked at. */
function withOwnVary(response: ServerResponse, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = response.getHeader('vary');
  return own === undefined ? headers : { ...headers, vary: [own, headers.vary ?? []].flat().join(', ') };
}
