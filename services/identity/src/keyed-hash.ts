import { createHmac, hkdfSync } from 'node:crypto';

/** HMAC-SHA-256 of the content, 32 bytes: only a process with the secret can compute it. */
export type KeyedHash = (content: string | Buffer) => Buffer;

/** Stands for its parts in the database, in 43 characters; deterministic. */
export type Fingerprint = (...parts: readonly string[]) => string;

/** Each purpose has its own key, derived from the secret. */
export function createKeyedHash(secret: string, purpose: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (content) => createHmac('sha256', key).update(content).digest();
}

/** Keyed, because email addresses and networks are few enough to try all: a plain hash in a copy of the database would disclose them. */
export function createFingerprint(secret: string): Fingerprint {
  const hash = createKeyedHash(secret, 'marquee fingerprints');
  return (...parts) => hash(JSON.stringify(parts)).toString('base64url');
}
