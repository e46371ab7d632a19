import { browserCookies, cookieNameAt, readCookie } from '@marquee/service-kit/http/browser-cookies';

/** The format of identity's cookies; no other value is looked up. */
const wellFormed = /^[\w-]{43}$/;

export type CookieReader = {
  read(cookieHeader: string | undefined): string | null;
  /** All cookies that identity has set in this browser, as a cookie header for identity only; null if there are none. */
  forIdentity(cookieHeader: string | undefined): string | null;
};

export function createCookieReader(publicUrl: string): CookieReader {
  const name = cookieNameAt(publicUrl, browserCookies.session);
  const ours = Object.values(browserCookies).map((cookie) => cookieNameAt(publicUrl, cookie));
  return {
    read: (cookieHeader) => valueOf(name, cookieHeader),
    forIdentity(cookieHeader) {
      const pairs = ours.flatMap((own) => {
        const value = valueOf(own, cookieHeader);
        return value === null ? [] : [`${own}=${value}`];
      });
      return pairs.length === 0 ? null : pairs.join('; ');
    },
  };
}

function valueOf(name: string, cookieHeader: string | undefined): string | null {
  const value = readCookie(cookieHeader, name) ?? '';
  return wellFormed.test(value) ? value : null;
}
