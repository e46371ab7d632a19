import type { SessionLifetime } from './session.ts';

/** `__Host-` binds the cookie to this host and to https; browsers refuse it on plain http. */
function sessionCookieName(publicUrl: string): string {
  return isSecure(publicUrl) ? '__Host-sid' : 'sid';
}

export type SessionCookie = {
  read(cookieHeader: string | undefined): string | null;
  /** Values of set-cookie. */
  write(secret: string): string;
  clear(): string;
};

export function createSessionCookie(publicUrl: string, { longestMs }: SessionLifetime): SessionCookie {
  const name = sessionCookieName(publicUrl);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure(publicUrl) ? '; Secure' : ''}`;
  return {
    read: (cookieHeader) => readCookie(cookieHeader, name),
    write: (secret) => `${name}=${secret}; ${attributes}; Max-Age=${Math.floor(longestMs / 1000)}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

function readCookie(header: string | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return found === undefined || found === '' ? null : found;
}
