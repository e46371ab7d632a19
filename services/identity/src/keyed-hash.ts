import { createHmac, hkdfSync } from 'node:crypto';

/** HMAC-SHA-256 of the content, 32 bytes. Only a process with the secret can compute the hash. */
export type KeyedHash = (content: string | Buffer) => Buffer;

/** A deterministic keyed hash of the parts, 43 characters, which the database stores instead of the parts. */
export type Fingerprint = (...parts: readonly string[]) => string;

/** A keyed hash for one purpose. Each purpose has its own key, derived from the secret. */
export function createKeyedHash(secret: string, purpose: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (content) => createHmac('sha256', key).update(content).digest();
}

/** Keyed, because anyone with a copy of the database could try all email addresses and networks against a plain hash. */
export function createFingerprint(secret: string): Fingerprint {
  const hash = createKeyedHash(secret, 'marquee fingerprints');
  return (...parts) => hash(JSON.stringify(parts)).toString('base64url');
}
