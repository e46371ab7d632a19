import { keepNewest } from '@marquee/service-kit/store/keep-newest';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** A pending session, which is found only by the hash of its secret. */
export type PendingSession = { secretHash: string; accountId: string; epoch: number; endsAt: Date };

export type PendingSessionRepository = {
  insert(pending: PendingSession): Promise<void>;
  /** Ends all pending sessions of the account except the `keep` newest, always keeping this one. */
  keepNewest(newest: PendingSession, keep: number): Promise<void>;
  find(secretHash: string): Promise<PendingSession | null>;
  end(secretHash: string): Promise<void>;
  eraseOf(accountId: string): Promise<void>;
};

type PendingSessionDocument = Omit<PendingSession, 'secretHash'> & { _id: string };

/** How long an expired pending session is stored, in seconds. Long, because demo data may have been created with an earlier clock. */
const endedRetentionSeconds = 90 * 24 * 3600;

export function createPendingSessionRepository(connection: Connection): PendingSessionRepository {
  const pendingSessions = pendingSessionModel(connection);
  return {
    async insert({ secretHash, ...fields }) {
      await pendingSessions.create({ _id: secretHash, ...fields });
    },
    async keepNewest({ secretHash: id, accountId }, keep) {
      await keepNewest(pendingSessions, { id, accountId }, { keep, rank: ({ endsAt }) => endsAt.getTime() });
    },
    async find(secretHash) {
      const document = await pendingSessions.findById(secretHash, { _id: 0 }).lean();
      return document === null ? null : { secretHash, ...document };
    },
    async end(secretHash) {
      await pendingSessions.deleteOne({ _id: secretHash });
    },
    async eraseOf(accountId) {
      await pendingSessions.deleteMany({ accountId });
    },
  };
}

function pendingSessionModel(connection: Connection): Model<PendingSessionDocument> {
  const schema = new Schema<PendingSessionDocument>(
    {
      _id: String,
      accountId: { type: String, index: true },
      epoch: Number,
      endsAt: { type: Date, index: { expireAfterSeconds: endedRetentionSeconds } },
    },
    { versionKey: false },
  );
  return connection.model<PendingSessionDocument>('halfSession', schema, 'halfSessions');
}
