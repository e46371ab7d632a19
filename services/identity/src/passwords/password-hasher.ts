import { hash, verify } from '@node-rs/argon2';
import { createSignInRoom } from './sign-in-room.ts';

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** A missing hash costs the same time as a wrong password: nobody learns which accounts exist. */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
};

/** OWASP's recommendation for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at once: more would starve the thread pool that every other request needs. */
const room = { width: 2, seats: 32 };

export function createPasswordHasher(): PasswordHasher {
  const waitingRoom = createSignInRoom(room);
  const nobodysHash = hash('nobody has this password', cost);
  return {
    hash: (password) => waitingRoom.run(() => hash(password, cost)),
    async matches(password, passwordHash) {
      const compared = passwordHash ?? (await nobodysHash);
      const isRight = await waitingRoom.run(() => verify(compared, password));
      return isRight && passwordHash !== null;
    },
  };
}
