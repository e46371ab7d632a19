import { isRead } from '@marquee/service-kit/http/require-method';
import type { Request, RequestHandler } from 'express';
import { isLoopbackHost } from '../proxy/known-host.ts';

/**
 * Redirects a page that a browser opens under another name of this machine (127.0.0.1 for localhost) to PUBLIC_URL's name, because emails
 * and the card processor lead back there and cookies do not follow from name to name. Does nothing where PUBLIC_URL is no loopback address.
 * The target comes from PUBLIC_URL alone, never from the request's `Host`.
 */
export function redirectToPublicName(publicUrl: string): RequestHandler {
  const { host, origin, port } = new URL(publicUrl);
  const isLocal = isLoopbackHost({ headers: { host } });

  return (request, response, next) => {
    if (!isLocal || !opensPage(request) || !isOtherNameOf({ host, port }, request)) {
      next();
      return;
    }
    response.set('cache-control', 'no-store').redirect(307, `${origin}${request.originalUrl}`);
  };
}

function opensPage(request: Request): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': target } = request.headers;
  return isRead(request) && mode === 'navigate' && target === 'document';
}

/** Another port belongs to a tunnel or a mapped container, where PUBLIC_URL may not be reachable. */
function isOtherNameOf({ host, port }: Pick<URL, 'host' | 'port'>, request: Request): boolean {
  const asked = request.headers.host?.toLowerCase() ?? '';
  const askedPort = /:(\d+)$/.exec(asked)?.[1] ?? '';
  return asked !== host && askedPort === port && isLoopbackHost(request);
}
