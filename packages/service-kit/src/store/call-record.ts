import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** A call that carried an Idempotency-Key. */
export type CallRecord = {
  _id: string;
  /** Whose call it was. */
  account: string;
  requestHash: string;
  resourceId: string;
  answer: string | null;
  /** Until then the attempt is believed to be running: longer than the gateway waits. */
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

/** What was answered to the account goes with it: it may hold what they had typed. So does the call that made it, which would make it anew. */
export async function forgetCallsOf(connection: Connection, account: string): Promise<void> {
  const calls = connection.collection<CallRecord>(collection);
  await calls.deleteMany({ account });
  await calls.deleteMany({ resourceId: account });
}

/** The calls stay: one that is made again finds what it has made, and is answered with what that says now. */
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
