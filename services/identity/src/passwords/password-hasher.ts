import { Piscina } from 'piscina';
import type { HashCost } from './hash-cost.ts';
import type { Comparison, Match } from './hash-program.ts';
import { createSignInRoom } from './sign-in-room.ts';

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** A missing hash takes as long as a wrong password, so that the time does not disclose which accounts exist. */
  match(password: string, passwordHash: string | null): Promise<Match>;
};

/** At most two at once: at OWASP's cost each takes a processor for about 30 ms. */
const room = { width: 2, seats: 32 };

/**
 * Threads with a low priority (Linux's niceness): a password may wait, a page may not. They start with the first password, end after an
 * idle minute, and keep no process from ending.
 */
const threads = {
  filename: new URL('hash-program.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: room.width,
  niceIncrement: 19,
  idleTimeout: 60_000,
};

/** `cost` applies to new hashes; a comparison costs what its hash was made with. */
export function createPasswordHasher(cost: HashCost): PasswordHasher {
  const waitingRoom = createSignInRoom(room);
  const pool = new Piscina<string | Comparison, unknown>({ ...threads, workerData: cost });

  return {
    async hash(password) {
      return waitingRoom.run(async () => (await pool.run(password, { name: 'hash' })) as string);
    },
    async match(password, passwordHash) {
      const comparison = { password, passwordHash };
      return waitingRoom.run(async () => (await pool.run(comparison, { name: 'match' })) as Match);
    },
  };
}
