import { keepNewest } from '@marquee/service-kit/store/keep-newest';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** A pending session; found only by the hash of its secret. */
export type HalfSession = { secretHash: string; accountId: string; epoch: number; endsAt: Date };

export type HalfSessionRepository = {
  insert(half: HalfSession): Promise<void>;
  /** Ends all of the account's except the `keep` newest, always keeping this one. */
  keepNewest(newest: HalfSession, keep: number): Promise<void>;
  find(secretHash: string): Promise<HalfSession | null>;
  end(secretHash: string): Promise<void>;
  eraseOf(accountId: string): Promise<void>;
};

type HalfSessionDocument = Omit<HalfSession, 'secretHash'> & { _id: string };

/** Only cleans up. Long after the end, because a clock may have been moved back for demo data. */
const keepEndedFor = 90 * 24 * 3600;

export function createHalfSessionRepository(connection: Connection): HalfSessionRepository {
  const halves = halfSessionModel(connection);
  return {
    async insert({ secretHash, ...fields }) {
      await halves.create({ _id: secretHash, ...fields });
    },
    async keepNewest({ secretHash: id, accountId }, keep) {
      await keepNewest(halves, { id, accountId }, { keep, rank: ({ endsAt }) => endsAt.getTime() });
    },
    async find(secretHash) {
      const document = await halves.findById(secretHash, { _id: 0 }).lean();
      return document === null ? null : { secretHash, ...document };
    },
    async end(secretHash) {
      await halves.deleteOne({ _id: secretHash });
    },
    async eraseOf(accountId) {
      await halves.deleteMany({ accountId });
    },
  };
}

function halfSessionModel(connection: Connection): Model<HalfSessionDocument> {
  const schema = new Schema<HalfSessionDocument>(
    {
      _id: String,
      accountId: { type: String, index: true },
      epoch: Number,
      endsAt: { type: Date, index: { expireAfterSeconds: keepEndedFor } },
    },
    { versionKey: false },
  );
  return connection.model<HalfSessionDocument>('halfSession', schema, 'halfSessions');
}
