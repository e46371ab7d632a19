import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Like Stripe's ids: an abbreviation of the kind, and 24 letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomLetters(24)}`;
}

export function randomLetters(count: number): string {
  return Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');
}
