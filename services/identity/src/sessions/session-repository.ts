import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Session } from './session.ts';

export type SessionRepository = {
  init(): Promise<void>;
  insert(session: Session): Promise<void>;
  findBySecret(secretHash: string): Promise<Session | null>;
  touch(id: string, idleUntil: Date): Promise<void>;
  end(secretHash: string): Promise<void>;
  /** In order of id, after the given one; also those that have ended. */
  of(accountId: string, after: string | null): AsyncIterable<Session>;
  eraseOf(accountId: string): Promise<void>;
};

type SessionDocument = Omit<Session, 'id'> & { _id: string };

/** Garbage only; long after the end, because a clock may have been moved back for demo data. */
const keepEndedFor = 90 * 24 * 3600;

export function createSessionRepository(connection: Connection): SessionRepository {
  const sessions = sessionModel(connection);
  return {
    async init() {
      await sessions.init();
    },
    async insert({ id, ...fields }) {
      await sessions.create({ _id: id, ...fields });
    },
    async findBySecret(secretHash) {
      const document = await sessions.findOne({ secretHash }).lean();
      if (document === null) {
        return null;
      }
      const { _id: id, ...fields } = document;
      return { id, ...fields };
    },
    async touch(id, idleUntil) {
      await sessions.updateOne({ _id: id }, { $max: { idleUntil } });
    },
    async end(secretHash) {
      await sessions.deleteOne({ secretHash });
    },
    async *of(accountId, after) {
      const later = after === null ? {} : { _id: { $gt: after } };
      for await (const found of sessions
        .find({ accountId, ...later })
        .sort({ _id: 1 })
        .lean()
        .cursor()) {
        const { _id: id, ...fields } = found;
        yield { id, ...fields };
      }
    },
    async eraseOf(accountId) {
      await sessions.deleteMany({ accountId });
    },
  };
}

function sessionModel(connection: Connection): Model<SessionDocument> {
  const schema = new Schema<SessionDocument>(
    {
      _id: String,
      secretHash: { type: String, index: { unique: true } },
      accountId: { type: String, index: true },
      epoch: Number,
      startedAt: Date,
      idleUntil: Date,
      endsAt: { type: Date, index: { expireAfterSeconds: keepEndedFor } },
    },
    { versionKey: false },
  );
  return connection.model<SessionDocument>('session', schema, 'sessions');
}
