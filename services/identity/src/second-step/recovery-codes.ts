import { randomInt } from 'node:crypto';

const count = 10;
/** Without what looks alike in print: 0 o, 1 i l. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const halfLength = 5;

/** Ten, `7fk2m-q9xwd`: 49 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => `${someLetters()}-${someLetters()}`);
}

/** However it was typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}

function someLetters(): string {
  return Array.from({ length: halfLength }, () => letters[randomInt(letters.length)]).join('');
}
