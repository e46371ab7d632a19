import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** A sign-in that waits for the browser to return from Google. `id` is the hash of the browser's cookie and the state. */
export type PendingSignIn = { id: string; verifier: string; returnTo: string | null; expiresAt: Date };

export type PendingSignInRepository = {
  insert(pending: PendingSignIn): Promise<void>;
  /** Removes and returns the pending sign-in. Only one of concurrent calls gets it; the others get null. */
  consume(id: string): Promise<PendingSignIn | null>;
};

type PendingDocument = Omit<PendingSignIn, 'id'> & { _id: string };

/** How long an expired sign-in is stored, in seconds. Only for cleanup, because `PendingSignIns.consume` checks the expiry. */
const expiredRetentionSeconds = 24 * 3600;

export function createPendingSignInRepository(connection: Connection): PendingSignInRepository {
  const pendings = pendingModel(connection);
  return {
    async insert({ id, ...fields }) {
      await pendings.create({ _id: id, ...fields });
    },
    async consume(id) {
      const document = await pendings.findById(id).lean();
      const { deletedCount } = await pendings.deleteOne({ _id: id });
      if (document === null || deletedCount === 0) {
        return null;
      }
      const { verifier, returnTo, expiresAt } = document;
      return { id, verifier, returnTo, expiresAt };
    },
  };
}

function pendingModel(connection: Connection): Model<PendingDocument> {
  const schema = new Schema<PendingDocument>(
    {
      _id: String,
      verifier: String,
      returnTo: { type: String, default: null },
      expiresAt: { type: Date, index: { expireAfterSeconds: expiredRetentionSeconds } },
    },
    { versionKey: false },
  );
  return connection.model<PendingDocument>('pendingSignIn', schema, 'pendingSignIns');
}
