import { browserCookies } from '@marquee/service-kit/http/browser-cookies';
import { createHttpOnlyCookie } from './http-only-cookie.ts';
import type { HttpOnlyCookie } from './http-only-cookie.ts';
import type { SessionLifetime } from './session.ts';

export type SessionCookie = HttpOnlyCookie;

export function createSessionCookie(publicUrl: string, { longestMs }: SessionLifetime): SessionCookie {
  return createHttpOnlyCookie({ name: browserCookies.session, publicUrl, lifetimeMs: longestMs });
}
