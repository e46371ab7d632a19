const count = 10;
/** Omits characters that look alike in print: 0 o, 1 i l. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const halfLength = 5;
/** Bytes from this value on are discarded, because they would make some letters more likely. */
const unbiasedBelow = Math.floor(256 / letters.length) * letters.length;

/** Number of random bytes for ten codes. More than needed, because about one byte in thirty is discarded. */
export const recoveryCodeBytes = 256;

/** Derives ten codes such as `7fk2m-q9xwd`, 49 bits each, from `recoveryCodeBytes` random bytes. */
export function recoveryCodesFrom(random: Uint8Array): string[] {
  const drawn = [...random]
    .filter((byte) => byte < unbiasedBelow)
    .map((byte) => letters[byte % letters.length]);
  const half = (nth: number) => drawn.slice(nth * halfLength, (nth + 1) * halfLength).join('');
  return Array.from({ length: count }, (_, nth) => `${half(2 * nth)}-${half(2 * nth + 1)}`);
}

/** Normalizes a recovery code as typed. */
export function normalizeRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}
