import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Lockout } from './lockout.ts';

export type AttemptRepository = {
  init(): Promise<void>;
  /** Counts one more under this key and returns how many there are now. */
  count(key: string, keepUntil: Date): Promise<number>;
  /** Counts one more as well, and says which it is: no two are told the same, and none is left out. */
  nth(key: string, keepUntil: Date): Promise<number>;
  counted(key: string): Promise<number>;
  takeBack(key: string): Promise<void>;
  lockout(key: string): Promise<Lockout | null>;
  /** False when another attempt came between. */
  replaceLockout(key: string, seen: Lockout | null, next: Lockout): Promise<boolean>;
  clearLockout(key: string): Promise<void>;
};

type CountDocument = { _id: string; count: number; keepUntil: Date };
type LockoutDocument = Lockout & { _id: string };

/** A margin, because a clock may have been moved back for demo data. */
const keepOldFor = 90 * 24 * 3600;

export function createAttemptRepository(connection: Connection): AttemptRepository {
  const counts = countModel(connection);
  const lockouts = lockoutModel(connection);

  async function addOne(key: string, keepUntil: Date): Promise<void> {
    await counts.updateOne(
      { _id: key },
      { $inc: { count: 1 }, $setOnInsert: { keepUntil } },
      { upsert: true },
    );
  }

  /** False when another came between what was read and this. */
  async function countFrom(seen: number, key: string, keepUntil: Date): Promise<boolean> {
    if (seen === 0) {
      return unlessDuplicate(counts.create({ _id: key, count: 1, keepUntil }));
    }
    const { modifiedCount } = await counts.updateOne({ _id: key, count: seen }, { $inc: { count: 1 } });
    return modifiedCount === 1;
  }

  return {
    async init() {
      await Promise.all([counts.init(), lockouts.init()]);
    },
    async count(key, keepUntil) {
      if (!(await unlessDuplicate(addOne(key, keepUntil)))) {
        // Two at once found nothing and inserted; the loser counts on the winner's.
        await addOne(key, keepUntil);
      }
      return (await counts.findById(key).lean())?.count ?? 1;
    },
    async nth(key, keepUntil) {
      for (;;) {
        const seen = (await counts.findById(key).lean())?.count ?? 0;
        if (await countFrom(seen, key, keepUntil)) {
          return seen + 1;
        }
      }
    },
    counted: async (key) => (await counts.findById(key).lean())?.count ?? 0,
    async takeBack(key) {
      await counts.updateOne({ _id: key }, { $inc: { count: -1 } });
    },
    lockout: (key) => lockouts.findById(key, { _id: 0 }).lean(),
    async replaceLockout(key, seen, next) {
      if (seen === null) {
        return unlessDuplicate(lockouts.create({ _id: key, ...next }));
      }
      const { modifiedCount } = await lockouts.updateOne(
        { _id: key, failures: seen.failures },
        { $set: next },
      );
      return modifiedCount === 1;
    },
    async clearLockout(key) {
      await lockouts.deleteOne({ _id: key });
    },
  };
}

function countModel(connection: Connection): Model<CountDocument> {
  const schema = new Schema<CountDocument>(
    { _id: String, count: Number, keepUntil: { type: Date, index: { expireAfterSeconds: keepOldFor } } },
    { versionKey: false },
  );
  schema.index({ _id: 1, count: 1 });
  return connection.model<CountDocument>('attemptCount', schema, 'attemptCounts');
}

function lockoutModel(connection: Connection): Model<LockoutDocument> {
  const schema = new Schema<LockoutDocument>(
    {
      _id: String,
      failures: Number,
      lockedUntil: Date,
      forgivenAt: { type: Date, index: { expireAfterSeconds: keepOldFor } },
    },
    { versionKey: false },
  );
  schema.index({ _id: 1, failures: 1 });
  return connection.model<LockoutDocument>('lockout', schema, 'lockouts');
}
