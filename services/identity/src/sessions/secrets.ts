import { createHash, randomBytes } from 'node:crypto';

/** A cookie's value: 256 bits, of which only the hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
