import { Secret, TOTP } from 'otpauth';

/** In seconds. */
export const period = 30;
/** Codes of the period before and after are taken too: clocks differ, and people type. */
const window = 1;

/** RFC 6238 as every authenticator does it: SHA-1, 6 digits, 30 seconds. */
function codesOf(secret: string, email: string): TOTP {
  const options = { algorithm: 'SHA1', digits: 6, period } as const;
  return new TOTP({ ...options, issuer: 'Marquee', label: email, secret: Secret.fromBase32(secret) });
}

/** In base32, 160 bits. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator reads from the picture. */
export function authenticatorUri(secret: string, email: string): string {
  return codesOf(secret, email).toString();
}

/** What an authenticator shows in a period. */
export function codeOfPeriod(secret: string, counted: number): string {
  return codesOf(secret, '').generate({ timestamp: counted * period * 1_000 });
}

/** The period it is, counted from 1970. */
export function periodAt(at: Date): number {
  return Math.floor(at.getTime() / 1_000 / period);
}

/** The period whose code this is; null when it is of none near. */
export function periodOfCode(secret: string, code: string, at: Date): number | null {
  const delta = codesOf(secret, '').validate({ token: code, timestamp: at.getTime(), window });
  return delta === null ? null : periodAt(at) + delta;
}
