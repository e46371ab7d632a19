import type { IncomingHttpHeaders } from 'node:http';

/** What a service says to this hop, or about itself. How the answer is sent on is this server's to say. */
const forOneHop = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'server', 'trailer', 'transfer-encoding', 'upgrade'],
  ...['x-powered-by', 'x-sessions-changed'],
]);

/** What of an upstream's headers goes further; only identity may set a cookie. */
export function cleanAnswer(
  headers: IncomingHttpHeaders,
  { setCookie }: { setCookie: boolean },
): IncomingHttpHeaders {
  const cleaned: IncomingHttpHeaders = {};
  for (const name of Object.keys(headers)) {
    if (!forOneHop.has(name) && (setCookie || name !== 'set-cookie')) {
      cleaned[name] = headers[name];
    }
  }
  return cleaned;
}
