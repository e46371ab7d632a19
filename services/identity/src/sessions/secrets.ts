import { createHash, randomBytes } from 'node:crypto';

/** Returns a new cookie value of 256 bits. Only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
