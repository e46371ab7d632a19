/** As identity writes its cookies; anything else is not worth a question. */
const wellFormed = /^[\w-]{43}$/;

export type SessionCookie = {
  read(cookieHeader: string | undefined): string | null;
  /** All that identity has given this browser, as a cookie header for identity alone; null when that is nothing. */
  forIdentity(cookieHeader: string | undefined): string | null;
};

/** Beside the session's: of a sign-in between its two steps, of a browser that its owner knows, and of one that comes back from Google. */
const signInCookies = ['half-sid', 'device', 'google-sign-in'];

export function createSessionCookie(publicUrl: string): SessionCookie {
  const prefix = publicUrl.startsWith('https:') ? '__Host-' : '';
  const name = `${prefix}sid`;
  const ours = [name, ...signInCookies.map((signInCookie) => `${prefix}${signInCookie}`)];
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
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return wellFormed.test(value) ? value : null;
}
