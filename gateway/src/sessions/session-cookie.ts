/** As identity writes it; anything else is not worth a question. */
const wellFormed = /^[\w-]{43}$/;

export type SessionCookie = { name: string; read(cookieHeader: string | undefined): string | null };

export function createSessionCookie(publicUrl: string): SessionCookie {
  const name = publicUrl.startsWith('https:') ? '__Host-sid' : 'sid';
  return {
    name,
    read(cookieHeader) {
      const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
      const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
      return wellFormed.test(value) ? value : null;
    },
  };
}
