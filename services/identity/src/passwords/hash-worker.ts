// Runs in worker threads: see password-hasher.ts.
import { workerData } from 'node:worker_threads';
import { normalizePassword } from '@marquee/contracts/passwords';
import { hashSync, verifySync } from '@node-rs/argon2';
import { hashCosts } from './hash-cost.ts';
import type { HashCost } from './hash-cost.ts';

const cost = hashCosts[workerData as HashCost];

/** Hashed when the thread starts; otherwise its first comparison would take twice as long. */
const dummyHash = hash('nobody has this password');

export type Comparison = { password: string; passwordHash: string | null };

/** `as-typed`: right, but the hash was made of another Unicode form, before passwords were hashed in NFC. */
export type Match = 'none' | 'right' | 'as-typed';

export function hash(password: string): string {
  return hashSync(normalizePassword(password), cost);
}

/** Compares all forms if none matches, with or without a hash, so that the time is the same. */
export function match({ password, passwordHash }: Comparison): Match {
  const compared = passwordHash ?? dummyHash;
  const matching = [...new Set([normalizePassword(password), password])].find((form) =>
    verifySync(compared, form),
  );
  if (matching === undefined || passwordHash === null) {
    return 'none';
  }
  return matching === normalizePassword(password) ? 'right' : 'as-typed';
}
