const count = 10;
/** Without what looks alike in print: 0 o, 1 i l. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const halfLength = 5;
/** From here on a byte would favour some letters. */
const fairBelow = Math.floor(256 / letters.length) * letters.length;

/** More than are needed, as about one in thirty is no fair letter. */
export const recoveryCodeBytes = 256;

/** Ten, `7fk2m-q9xwd`: 49 bits each. */
export function recoveryCodesFrom(random: Uint8Array): string[] {
  const drawn = [...random].filter((byte) => byte < fairBelow).map((byte) => letters[byte % letters.length]);
  const half = (nth: number) => drawn.slice(nth * halfLength, (nth + 1) * halfLength).join('');
  return Array.from({ length: count }, (_, nth) => `${half(2 * nth)}-${half(2 * nth + 1)}`);
}

/** However it was typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}
