import { Secret, TOTP } from 'otpauth';

/** How long a code is shown, in seconds. */
export const period = 30;
/** The number of periods before and after the current one whose codes are accepted, because clocks differ and typing takes time. */
const window = 1;

/** RFC 6238 with the parameters that every authenticator supports: SHA-1, 6 digits, 30 seconds. */
function codesOf(secret: string, email: string): TOTP {
  const options = { algorithm: 'SHA1', digits: 6, period } as const;
  return new TOTP({ ...options, issuer: 'Marquee', label: email, secret: Secret.fromBase32(secret) });
}

/** Returns a new secret of 160 bits, in base32. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The otpauth URI for the QR code. */
export function authenticatorUri(secret: string, email: string): string {
  return codesOf(secret, email).toString();
}

/** The code that an authenticator shows in this period. */
export function codeOfPeriod(secret: string, counted: number): string {
  return codesOf(secret, '').generate({ timestamp: counted * period * 1_000 });
}

/** The number of the period at this moment, counted from 1970. */
export function periodAt(at: Date): number {
  return Math.floor(at.getTime() / 1_000 / period);
}

/** The period of this code; null if the code is not that of the current or an adjacent period. */
export function periodOfCode(secret: string, code: string, at: Date): number | null {
  const delta = codesOf(secret, '').validate({ token: code, timestamp: at.getTime(), window });
  return delta === null ? null : periodAt(at) + delta;
}
