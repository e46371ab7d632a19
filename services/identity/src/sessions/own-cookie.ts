export type OwnCookie = {
  read(cookieHeader: string | undefined): string | null;
  /** Values of set-cookie. */
  write(secret: string): string;
  clear(): string;
};

type OwnCookieOptions = { name: string; publicUrl: string; lifetimeMs: number };

/** Out of reach of scripts. Lax, because the way back from a third party must bring it. */
export function createOwnCookie(options: OwnCookieOptions): OwnCookie {
  const { publicUrl, lifetimeMs } = options;
  const isSecure = publicUrl.startsWith('https:');
  // `__Host-` binds the cookie to this host and to https; browsers refuse it on plain http.
  const name = isSecure ? `__Host-${options.name}` : options.name;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    read: (cookieHeader) => readCookie(cookieHeader, name),
    write: (secret) => `${name}=${secret}; ${attributes}; Max-Age=${Math.floor(lifetimeMs / 1000)}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}

function readCookie(header: string | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return found === undefined || found === '' ? null : found;
}
