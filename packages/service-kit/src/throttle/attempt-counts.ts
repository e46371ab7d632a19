import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { unlessDuplicate } from '../store/duplicate-key.ts';

/** Counts attempts in the service's database, shared by all its replicas. */
export type AttemptCounts = {
  /** Adds one under this key and returns the new count. */
  count(key: string, keepUntil: Date): Promise<number>;
  /** Adds one and returns the attempt's number: unique among concurrent calls and without gaps. */
  nextNumber(key: string, keepUntil: Date): Promise<number>;
  counted(key: string): Promise<number>;
  /** Subtracts one, down to zero. */
  takeBack(key: string): Promise<void>;
};

type CountDocument = { _id: string; count: number; keepUntil: Date };

/** In seconds, with a margin, because a clock may have been moved back for demo data. */
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
   * `seen` is null where nothing is stored; a count taken back completely is stored as 0. Returns false when another call counted in
   * between.
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
        // Two concurrent calls found nothing and inserted; the loser adds to the winner's count.
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
    async takeBack(key) {
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
