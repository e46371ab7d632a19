import { Piscina } from 'piscina';
import type { HashCost } from './hash-cost.ts';
import type { Comparison, Match } from './hash-program.ts';
import { createSignInRoom } from './sign-in-room.ts';

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** A missing hash costs the same time as a wrong password: nobody learns which accounts exist. */
  match(password: string, passwordHash: string | null): Promise<Match>;
};

/** Two at once: at OWASP's cost each takes a processor for some 30 ms. */
const room = { width: 2, seats: 32 };

/**
 * Threads that give way to whatever else the machine has to do (Linux's niceness): a password may wait, a page may not. They begin with
 * the first password, go after a quiet minute, and keep no process from ending.
 */
const threads = {
  filename: new URL('hash-program.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: room.width,
  niceIncrement: 19,
  idleTimeout: 60_000,
};

/** `cost` is what new hashes are made at; a comparison costs what its hash was made at. */
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
