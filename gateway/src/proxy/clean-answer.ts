import type { IncomingMessage, ServerResponse } from 'node:http';

const forOneHop = [
  ...['keep-alive', 'proxy-authenticate', 'server', 'trailer', 'upgrade', 'x-powered-by'],
  'x-sessions-changed',
];

/** What a service says to this hop, or about itself, goes no further; only identity may set a cookie. */
export function cleanAnswer(
  answer: IncomingMessage,
  response: ServerResponse,
  mayCookie: { setCookie: boolean },
): void {
  for (const name of mayCookie.setCookie ? forOneHop : [...forOneHop, 'set-cookie']) {
    // The proxy copies this very object to the client. Deleting what is not there would make it slow all the same.
    if (name in answer.headers) {
      Reflect.deleteProperty(answer.headers, name);
    }
  }
  answer.headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close';
}
