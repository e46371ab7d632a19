import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** Headers about the upstream connection or the service's software, and a header for the gateway alone (`x-sessions-changed`). */
const notForwarded = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'server', 'trailer', 'transfer-encoding', 'upgrade'],
  ...['x-powered-by', 'x-sessions-changed'],
]);

type Permission = { setCookie: boolean };

/** Streams an upstream's answer to the client as it arrives, at the client's reading speed. */
export function sendAnswer(answer: IncomingMessage, response: ServerResponse, permission: Permission): void {
  const { statusCode = 502, headers } = answer;
  response.writeHead(statusCode, withOwnVary(response, forwarded(headers, permission)));
  if (headers['content-length'] === undefined) {
    // The client of a stream must get the head before the first byte of the body exists.
    response.flushHeaders();
  }
  answer.pipe(response);
}

/** Removes headers that are not forwarded, and `set-cookie` without the permission. */
function forwarded(headers: IncomingHttpHeaders, { setCookie }: Permission): IncomingHttpHeaders {
  const kept: IncomingHttpHeaders = {};
  for (const name of Object.keys(headers)) {
    if (!notForwarded.has(name) && (setCookie || name !== 'set-cookie')) {
      kept[name] = headers[name];
    }
  }
  return kept;
}

/** Merges both Vary headers, because the answer depends on the headers that the gateway and the upstream have read. */
function withOwnVary(response: ServerResponse, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = response.getHeader('vary');
  return own === undefined ? headers : { ...headers, vary: [own, headers.vary ?? []].flat().join(', ') };
}
