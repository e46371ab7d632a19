import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** A call with an Idempotency-Key. */
export type CallRecord = {
  _id: string;
  /** The account that made the call. */
  account: string;
  requestHash: string;
  resourceId: string;
  answer: string | null;
  /** Until this time the attempt counts as running. The period is longer than the gateway's timeout. */
  lockedUntil: Date;
  expiresAt: Date;
};

const collection = 'idempotentCalls';

export function callModel(connection: Connection): Model<CallRecord> {
  const schema = new Schema<CallRecord>(
    {
      _id: String,
      account: { type: String, index: true },
      requestHash: String,
      resourceId: { type: String, index: true },
      answer: String,
      lockedUntil: Date,
      expiresAt: { type: Date, index: { expireAfterSeconds: 0 } },
    },
    { versionKey: false },
  );
  return connection.model<CallRecord>('idempotentCall', schema, collection);
}

/**
 * Deletes the calls of the account, because their responses may contain text that the person typed. Also deletes the call that created the
 * account, because a repetition would create an account with the same id again.
 */
export async function forgetCallsOf(connection: Connection, account: string): Promise<void> {
  const calls = connection.collection<CallRecord>(collection);
  await calls.deleteMany({ account });
  await calls.deleteMany({ resourceId: account });
}

/** Deletes responses that contain these ids. Keeps the calls, so that a repeated call answers with the current state of its resource. */
export async function forgetAnswersAbout(connection: Connection, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) {
    return;
  }
  const about = new RegExp(ids.map(literally).join('|'));
  await connection
    .collection<CallRecord>(collection)
    .updateMany({ answer: about }, { $set: { answer: null } });
}

function literally(text: string): string {
  return text.replace(/[^\w-]/g, String.raw`\$&`);
}
