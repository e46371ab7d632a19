import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { createAttemptCounts, keepAttemptsFor } from '@marquee/service-kit/throttle/attempt-counts';
import type { AttemptCounts } from '@marquee/service-kit/throttle/attempt-counts';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Fingerprint } from '../keyed-hash.ts';
import type { Lockout } from './lockout.ts';
import { createNetworkGuessRepository } from './network-guess-repository.ts';
import type { NetworkGuessRepository } from './network-guess-repository.ts';

export type AttemptRepository = AttemptCounts & {
  guesses: NetworkGuessRepository;
  lockout(key: string): Promise<Lockout | null>;
  /** Returns false, and changes nothing, if a concurrent attempt has changed the lockout. */
  replaceLockout(key: string, seen: Lockout | null, next: Lockout): Promise<boolean>;
  clearLockout(key: string): Promise<void>;
};

type LockoutDocument = Lockout & { _id: string };

/** Stores a fingerprint of each key, because a key contains an email address, a network or an account. */
export function createAttemptRepository(connection: Connection, fingerprint: Fingerprint): AttemptRepository {
  const counts = createAttemptCounts(connection);
  const guesses = createNetworkGuessRepository(connection, fingerprint);
  const lockouts = lockoutModel(connection);

  return {
    guesses,
    count: (key, keepUntil) => counts.count(fingerprint(key), keepUntil),
    nextNumber: (key, keepUntil) => counts.nextNumber(fingerprint(key), keepUntil),
    counted: (key) => counts.counted(fingerprint(key)),
    uncount: (key) => counts.uncount(fingerprint(key)),
    lockout: (key) => lockouts.findById(fingerprint(key), { _id: 0 }).lean(),
    async replaceLockout(key, seen, next) {
      if (seen === null) {
        return unlessDuplicate(lockouts.create({ _id: fingerprint(key), ...next }));
      }
      const { modifiedCount } = await lockouts.updateOne(
        { _id: fingerprint(key), failures: seen.failures },
        { $set: next },
      );
      return modifiedCount === 1;
    },
    async clearLockout(key) {
      await lockouts.deleteOne({ _id: fingerprint(key) });
    },
  };
}

function lockoutModel(connection: Connection): Model<LockoutDocument> {
  const schema = new Schema<LockoutDocument>(
    {
      _id: String,
      failures: Number,
      lockedUntil: Date,
      forgivenAt: { type: Date, index: { expireAfterSeconds: keepAttemptsFor } },
    },
    { versionKey: false },
  );
  return connection.model<LockoutDocument>('lockout', schema, 'lockouts');
}
