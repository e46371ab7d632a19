import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Letter } from './letter.ts';

export type MailDocument = {
  _id: string;
  requestedAt: Date;
  attempts: number;
  refusals?: number;
  /** Whose account it is about; a mail to the operator is about none. */
  accountId?: string;
  kind?: Letter['kind'];
  /** Gone once the mail is: what remains says only that it was sent. */
  letter?: Letter;
  /** Its rank, from the start; a notice has none. */
  isAwaited?: true;
  /** There only while the mail waits. */
  nextAttemptAt?: Date;
  /** In the place of the former while a limit or an unconfirmed sender makes the mail wait. */
  heldUntil?: Date;
  /** While it waits for a confirmation: when it ends to wait and never goes. */
  holdEndsAt?: Date;
  /** Who wrote to somebody who had not written first or has not confirmed an address. */
  senderId?: string;
  sentAt?: Date;
  gaveUpAt?: Date;
};

/** In seconds. */
export const rememberSentFor = 30 * 24 * 3600;

/** A range, so that an index answers. */
export const waits = { nextAttemptAt: { $gt: new Date(0) } };
export const isHeld = { heldUntil: { $gt: new Date(0) } };

/** Neither sent nor given up; only beside an id, for no index answers it. */
export const isOpen = { $or: [waits, isHeld] };

export function forgotten(at: Date) {
  return {
    $set: { sentAt: at },
    $unset: {
      ...{ accountId: 1, senderId: 1, kind: 1, letter: 1 },
      ...{ nextAttemptAt: 1, heldUntil: 1, holdEndsAt: 1 },
    },
  };
}

export function mailModel(connection: Connection): Model<MailDocument> {
  const schema = new Schema<MailDocument>(
    {
      _id: String,
      accountId: String,
      kind: String,
      letter: Schema.Types.Mixed,
      requestedAt: Date,
      attempts: Number,
      refusals: Number,
      isAwaited: Boolean,
      nextAttemptAt: Date,
      heldUntil: Date,
      holdEndsAt: Date,
      senderId: String,
      sentAt: Date,
      gaveUpAt: Date,
    },
    { versionKey: false },
  );
  schema.index({ accountId: 1, _id: 1 });
  schema.index({ kind: 1, _id: 1 });
  schema.index({ nextAttemptAt: 1, _id: 1 }, { sparse: true });
  schema.index({ isAwaited: 1, nextAttemptAt: 1 });
  schema.index({ requestedAt: 1 }, { partialFilterExpression: { nextAttemptAt: { $exists: true } } });
  schema.index({ heldUntil: 1, _id: 1 }, { sparse: true });
  schema.index({ holdEndsAt: 1 }, { sparse: true });
  schema.index({ senderId: 1, heldUntil: 1 }, { sparse: true });
  schema.index({ sentAt: 1 }, { expireAfterSeconds: rememberSentFor });
  schema.index({ gaveUpAt: 1 }, { expireAfterSeconds: rememberSentFor });
  return connection.model<MailDocument>('mail', schema, 'mails');
}
