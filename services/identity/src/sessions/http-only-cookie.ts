import { cookieNameAt, readCookie } from '@marquee/service-kit/http/browser-cookies';
import type { BrowserCookie } from '@marquee/service-kit/http/browser-cookies';

export type HttpOnlyCookie = {
  read(cookieHeader: string | undefined): string | null;
  /** `write` and `clear` return values of the set-cookie header. */
  write(secret: string): string;
  clear(): string;
};

type HttpOnlyCookieOptions = { name: BrowserCookie; publicUrl: string; lifetimeMs: number };

/** An HttpOnly cookie. SameSite is Lax, because the redirect from Google must carry the cookie. */
export function createHttpOnlyCookie(options: HttpOnlyCookieOptions): HttpOnlyCookie {
  const { publicUrl, lifetimeMs } = options;
  const isSecure = publicUrl.startsWith('https:');
  const name = cookieNameAt(publicUrl, options.name);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    read: (cookieHeader) => readCookie(cookieHeader, name),
    write: (secret) => `${name}=${secret}; ${attributes}; Max-Age=${Math.floor(lifetimeMs / 1000)}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}
