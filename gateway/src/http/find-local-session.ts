import { isRead } from '@marquee/service-kit/http/require-method';
import type { CookieOptions, Request, RequestHandler } from 'express';
import { isLoopbackHost } from '../proxy/known-host.ts';
import type { CookieReader } from '../sessions/cookie-reader.ts';

const redirectMarker = 'localSession';
/** Seconds; long enough for a browser to follow the redirect to the other name and back. */
const redirectMarkerSeconds = 5;
const redirectCookie: CookieOptions = {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: redirectMarkerSeconds * 1_000,
};

/**
 * Emails and the payment processor link to PUBLIC_URL's host name, but a browser stores the cookies of localhost and 127.0.0.1 separately.
 * If PUBLIC_URL has a loopback name and a browser without a session opens a page for signed-in people, the handler redirects to the other
 * loopback name. If the browser has a session at the other name, the page opens at that name; otherwise the handler redirects back to
 * PUBLIC_URL. The origin of each redirect comes from PUBLIC_URL alone, never from `Host`.
 */
export function findLocalSession(publicUrl: string, cookie: CookieReader): RequestHandler {
  const { host, origin, hostname } = new URL(publicUrl);
  const isLocal = isLoopbackHost({ headers: { host } });
  const other = new URL(publicUrl);
  other.hostname = hostname === 'localhost' ? '127.0.0.1' : 'localhost';

  /** The address to redirect to; null to show the page at the requested address. */
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

/** Whether the browser opens a typed address or a link in an email or on another site. Our own pages already link to the right name. */
function opensPage(request: Request): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': target, 'sec-fetch-site': from } = request.headers;
  return isRead(request) && mode === 'navigate' && target === 'document' && from !== 'same-origin';
}

/** Whether the page belongs to a client, a provider, an operator or an account, or is the sign-in page with `returnTo` or `verify`. */
function isForTheSignedIn({ pathname, searchParams }: URL): boolean {
  const leadsOn = searchParams.has('returnTo') || searchParams.has('verify');
  return pathname === '/auth' ? leadsOn : /^\/(?:client|provider|admin|account)(?:[-/]|$)/.test(pathname);
}
