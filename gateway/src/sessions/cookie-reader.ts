import { browserCookies, cookieNameAt, readCookie } from '@marquee/service-kit/http/browser-cookies';

/** The format of the session cookie's value; the gateway ignores any other value. */
const sessionFormat = /^[\w-]{43}$/;
/** The format of identity's cookies. The device cookie contains the secrets of up to five accounts, separated by dots. */
const identityFormat = /^[\w-]{43}(?:\.[\w-]{43}){0,4}$/;

export type CookieReader = {
  read(cookieHeader: string | undefined): string | null;
  /** All cookies that identity has set in this browser, as a cookie header for identity only; null if there are none. */
  forIdentity(cookieHeader: string | undefined): string | null;
};

export function createCookieReader(publicUrl: string): CookieReader {
  const name = cookieNameAt(publicUrl, browserCookies.session);
  const ours = Object.values(browserCookies).map((cookie) => cookieNameAt(publicUrl, cookie));
  return {
    read: (cookieHeader) => valueOf(cookieHeader, name, sessionFormat),
    forIdentity(cookieHeader) {
      const pairs = ours.flatMap((own) => {
        const value = valueOf(cookieHeader, own, identityFormat);
        return value === null ? [] : [`${own}=${value}`];
      });
      return pairs.length === 0 ? null : pairs.join('; ');
    },
  };
}

function valueOf(cookieHeader: string | undefined, name: string, format: RegExp): string | null {
  const value = readCookie(cookieHeader, name) ?? '';
  return format.test(value) ? value : null;
}
