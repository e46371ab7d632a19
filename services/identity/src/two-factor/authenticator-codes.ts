import { Secret, TOTP } from 'otpauth';

/** In seconds. */
export const period = 30;
/** Accepts codes of the adjacent periods too: clocks differ, and typing takes time. */
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

/** The otpauth address in the QR code. */
export function authenticatorUri(secret: string, email: string): string {
  return codesOf(secret, email).toString();
}

/** The code that an authenticator shows in a period. */
export function codeOfPeriod(secret: string, counted: number): string {
  return codesOf(secret, '').generate({ timestamp: counted * period * 1_000 });
}

/** The current period, counted from 1970. */
export function periodAt(at: Date): number {
  return Math.floor(at.getTime() / 1_000 / period);
}

/** The period of this code; null when it belongs to no adjacent one. */
export function periodOfCode(secret: string, code: string, at: Date): number | null {
  const delta = codesOf(secret, '').validate({ token: code, timestamp: at.getTime(), window });
  return delta === null ? null : periodAt(at) + delta;
}
