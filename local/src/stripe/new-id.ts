import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** As Stripe's: the kind in short and 24 letters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomLetters(24)}`;
}

export function randomLetters(count: number): string {
  return Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');
}
