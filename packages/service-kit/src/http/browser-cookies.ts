/**
 * Every cookie that identity sets: the session, the pending session of a two-factor sign-in, the known device, and the sign-in with Google
 * in progress. The gateway forwards only these cookies, and only to identity.
 */
export const browserCookies = {
  session: 'sid',
  pendingSession: 'half-sid',
  device: 'device',
  googleSignIn: 'google-sign-in',
} as const;

export type BrowserCookie = (typeof browserCookies)[keyof typeof browserCookies];

/** `__Host-` binds a cookie to this host and to https; browsers refuse it on plain http. */
export function cookieNameAt(publicUrl: string, name: BrowserCookie): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/** Returns null for a missing or empty cookie. */
export function readCookie(header: string | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return found === undefined || found === '' ? null : found;
}
