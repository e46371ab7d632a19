import { cookieNameAt, readCookie } from '@marquee/service-kit/http/browser-cookies';
import type { BrowserCookie } from '@marquee/service-kit/http/browser-cookies';

export type HttpOnlyCookie = {
  read(cookieHeader: string | undefined): string | null;
  /** Values of set-cookie. */
  write(secret: string): string;
  clear(): string;
};

type HttpOnlyCookieOptions = { name: BrowserCookie; publicUrl: string; lifetimeMs: number };

/** HttpOnly. Lax, because the return from a third party must carry it. */
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
