/**
 * All that identity gives a browser: a session, one between the two steps of a sign-in, a browser that its owner knows, and one
 * that comes back from Google. The gateway hands these on to identity, and nothing else.
 */
export const browserCookies = {
  session: 'sid',
  halfSession: 'half-sid',
  device: 'device',
  googleSignIn: 'google-sign-in',
} as const;

export type BrowserCookie = (typeof browserCookies)[keyof typeof browserCookies];

/** `__Host-` binds a cookie to this host and to https; browsers refuse it on plain http. */
export function cookieNameAt(publicUrl: string, name: BrowserCookie): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/** Null where there is none, or an empty one. */
export function readCookie(header: string | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return found === undefined || found === '' ? null : found;
}
