// Runs in worker threads: see password-hasher.ts.
import { workerData } from 'node:worker_threads';
import { normalizePassword } from '@marquee/contracts/passwords';
import { hashSync, verifySync } from '@node-rs/argon2';
import { hashCosts } from './hash-cost.ts';
import type { HashCost } from './hash-cost.ts';

const cost = hashCosts[workerData as HashCost];

/** Computed when the thread starts, so that the first comparison without a stored hash does not take twice as long. */
const dummyHash = hash('nobody has this password');

export type Comparison = { password: string; passwordHash: string | null };

/** `as-typed` means right, but the stored hash is that of another Unicode form, from before passwords were hashed in NFC. */
export type Match = 'none' | 'right' | 'as-typed';

export function hash(password: string): string {
  return hashSync(normalizePassword(password), cost);
}

/** Compares both Unicode forms of a wrong password, even without a stored hash, so that the time does not depend on the account. */
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
