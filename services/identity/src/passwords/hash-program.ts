// Runs in threads of its own: see password-hasher.ts.
import { workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { hashCosts } from './hash-cost.ts';
import type { HashCost } from './hash-cost.ts';

const cost = hashCosts[workerData as HashCost];

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
