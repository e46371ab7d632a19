import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { unlessDuplicate } from '../store/duplicate-key.ts';

/** Counts attempts in the service's database, shared by all its replicas. */
export type AttemptCounts = {
  /** Adds one under this key and returns the new count. */
  count(key: string, keepUntil: Date): Promise<number>;
  /** Adds one and returns the attempt's number, which is unique among concurrent calls. Numbers have no gaps. */
  nextNumber(key: string, keepUntil: Date): Promise<number>;
  counted(key: string): Promise<number>;
  /** Subtracts one, down to zero. */
  uncount(key: string): Promise<void>;
};

type CountDocument = { _id: string; count: number; keepUntil: Date };

/**
 * How long a count is stored after `keepUntil`, in seconds. Long, because demo data may be created with a clock set to the past, and a
 * shorter time would delete its counts at once.
 */
export const keepAttemptsFor = 90 * 24 * 3600;

export function createAttemptCounts(connection: Connection): AttemptCounts {
  const counts = countModel(connection);

  async function addOne(key: string, keepUntil: Date): Promise<void> {
    await counts.updateOne(
      { _id: key },
      { $inc: { count: 1 }, $setOnInsert: { keepUntil } },
      { upsert: true },
    );
  }

  /**
   * Adds one if the stored count is still `seen`, which is null if no count is stored. Returns false if another call has changed the count
   * meanwhile.
   */
  async function countFrom(seen: number | null, key: string, keepUntil: Date): Promise<boolean> {
    if (seen === null) {
      return unlessDuplicate(counts.create({ _id: key, count: 1, keepUntil }));
    }
    const { modifiedCount } = await counts.updateOne({ _id: key, count: seen }, { $inc: { count: 1 } });
    return modifiedCount === 1;
  }

  return {
    async count(key, keepUntil) {
      if (!(await unlessDuplicate(addOne(key, keepUntil)))) {
        // A concurrent call has inserted the count first, so this call adds to that count.
        await addOne(key, keepUntil);
      }
      return (await counts.findById(key).lean())?.count ?? 1;
    },
    async nextNumber(key, keepUntil) {
      for (;;) {
        const seen = (await counts.findById(key).lean())?.count ?? null;
        if (await countFrom(seen, key, keepUntil)) {
          return (seen ?? 0) + 1;
        }
      }
    },
    counted: async (key) => (await counts.findById(key).lean())?.count ?? 0,
    async uncount(key) {
      await counts.updateOne({ _id: key, count: { $gt: 0 } }, { $inc: { count: -1 } });
    },
  };
}

function countModel(connection: Connection): Model<CountDocument> {
  const schema = new Schema<CountDocument>(
    {
      _id: String,
      count: Number,
      keepUntil: { type: Date, index: { expireAfterSeconds: keepAttemptsFor } },
    },
    { versionKey: false },
  );
  return connection.model<CountDocument>('attemptCount', schema, 'attemptCounts');
}
