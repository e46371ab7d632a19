import { isRead } from '@marquee/service-kit/http/require-method';
import type { CookieOptions, Request, RequestHandler } from 'express';
import { isLoopbackHost } from '../proxy/known-host.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';

const redirectMarker = 'localSession';
/** In seconds: the time for a browser to be redirected to the other name and back. */
const redirectMarkerSeconds = 5;
const redirectCookie: CookieOptions = {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: redirectMarkerSeconds * 1_000,
};

/**
 * Emails and the payment processor link to PUBLIC_URL's name, and a browser stores the cookies of localhost and 127.0.0.1 separately. If
 * PUBLIC_URL is a loopback address and a page for signed-in people is opened there without a session, redirects to the other name first:
 * with a session the page opens there, without one at PUBLIC_URL. The targets come from PUBLIC_URL alone, never from `Host`.
 */
export function findLocalSession(publicUrl: string, cookie: SessionCookie): RequestHandler {
  const { host, origin, hostname } = new URL(publicUrl);
  const isLocal = isLoopbackHost({ headers: { host } });
  const other = new URL(publicUrl);
  other.hostname = hostname === 'localhost' ? '127.0.0.1' : 'localhost';

  /** The next address; null to show the page here. */
  function nextOf({ headers, originalUrl }: Request): string | null {
    const isSignedIn = cookie.read(headers.cookie) !== null;
    const at = headers.host?.toLowerCase();
    const url = new URL(originalUrl, origin);
    if (at === other.host && url.searchParams.has(redirectMarker)) {
      url.searchParams.delete(redirectMarker);
      return `${isSignedIn ? other.origin : origin}${url.pathname}${url.search}`;
    }
    if (at !== host || isSignedIn || wasRedirected(headers.cookie) || !isForTheSignedIn(url)) {
      return null;
    }
    url.searchParams.set(redirectMarker, '1');
    return `${other.origin}${url.pathname}${url.search}`;
  }

  return (request, response, next) => {
    const target = isLocal && opensPage(request) ? nextOf(request) : null;
    if (target === null) {
      next();
      return;
    }
    response
      .cookie(redirectMarker, '1', redirectCookie)
      .set('cache-control', 'no-store')
      .redirect(307, target);
  };
}

function wasRedirected(cookies = ''): boolean {
  return cookies.split(/;\s*/).some((one) => one.startsWith(`${redirectMarker}=`));
}

/** A typed address or a link in an email or on another site. Our own pages link to the right name already. */
function opensPage(request: Request): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': target, 'sec-fetch-site': from } = request.headers;
  return isRead(request) && mode === 'navigate' && target === 'document' && from !== 'same-origin';
}

/** Pages of clients, providers, operators and accounts, and the sign-in page if its address leads on to one of them. */
function isForTheSignedIn({ pathname, searchParams }: URL): boolean {
  const leadsOn = searchParams.has('returnTo') || searchParams.has('verify');
  return pathname === '/auth' ? leadsOn : /^\/(?:client|provider|admin|account)(?:[-/]|$)/.test(pathname);
}
