import { Piscina } from 'piscina';
import type { HashCost } from './hash-cost.ts';
import type { Comparison, Match } from './hash-worker.ts';
import { createSignInBulkhead } from './sign-in-bulkhead.ts';

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Without a hash, takes as long as for a wrong password, so that the time does not disclose which accounts exist. */
  match(password: string, passwordHash: string | null): Promise<Match>;
};

/** At most two hashes are computed at once, because at OWASP's cost each computation occupies a processor for about 30 ms. */
const bulkheadSize = { maxConcurrent: 2, maxQueue: 32 };

/**
 * Threads with a low priority (Linux's niceness), because page requests matter more than password checks. The threads start with the first
 * password, end after an idle minute, and do not keep the process running.
 */
const threads = {
  filename: new URL('hash-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: bulkheadSize.maxConcurrent,
  niceIncrement: 19,
  idleTimeout: 60_000,
};

/** `cost` applies to new hashes. A comparison has the cost with which its hash was made. */
export function createPasswordHasher(cost: HashCost): PasswordHasher {
  const bulkhead = createSignInBulkhead(bulkheadSize);
  const pool = new Piscina<string | Comparison, unknown>({ ...threads, workerData: cost });

  return {
    async hash(password) {
      return bulkhead.run(async () => (await pool.run(password, { name: 'hash' })) as string);
    },
    async match(password, passwordHash) {
      const comparison = { password, passwordHash };
      return bulkhead.run(async () => (await pool.run(comparison, { name: 'match' })) as Match);
    },
  };
}
