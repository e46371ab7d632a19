// Runs in threads of its own: see password-hasher.ts.
import { hashSync, verifySync } from '@node-rs/argon2';

/** OWASP's recommendation for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Made when a thread begins: made later it would cost its first comparison twice the time. */
const nobodysHash = hash('nobody has this password');

export type Comparison = { password: string; passwordHash: string | null };

export function hash(password: string): string {
  return hashSync(password, cost);
}

export function matches({ password, passwordHash }: Comparison): boolean {
  const isRight = verifySync(passwordHash ?? nobodysHash, password);
  return isRight && passwordHash !== null;
}
