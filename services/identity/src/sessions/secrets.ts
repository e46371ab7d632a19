import { createHash, randomBytes } from 'node:crypto';

/** What a cookie carries: 256 bits, of which only the hash is kept. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
