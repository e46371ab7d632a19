import { browserCookies } from '@marquee/service-kit/http/browser-cookies';
import { createOwnCookie } from './own-cookie.ts';
import type { OwnCookie } from './own-cookie.ts';
import type { SessionLifetime } from './session.ts';

export type SessionCookie = OwnCookie;

export function createSessionCookie(publicUrl: string, { longestMs }: SessionLifetime): SessionCookie {
  return createOwnCookie({ name: browserCookies.session, publicUrl, lifetimeMs: longestMs });
}
