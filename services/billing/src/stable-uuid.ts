import { createHash } from 'node:crypto';

/** A UUID of version 8 that derives from the text, so that a repeated call finds the record with this id. */
export function stableUuidOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  const [a, b, c, d, e] = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(13, 16),
    digits.slice(17, 20),
    digits.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
