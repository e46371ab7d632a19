import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { EmailTemplate } from '../email-templates/email-template.ts';

export type EmailDocument = {
  _id: string;
  requestedAt: Date;
  attempts: number;
  refusals?: number;
  /** The account that the email is about; absent for an email to the operator. */
  accountId?: string;
  kind?: EmailTemplate['kind'];
  /** Removed when the email is sent: the rest of the document records only that it was sent. */
  letter?: EmailTemplate;
  /** Its priority, set at insertion; absent for a notification. */
  isAwaited?: true;
  /** Present only while the email is pending. */
  nextAttemptAt?: Date;
  /** Replaces `nextAttemptAt` while a limit or an unconfirmed sender holds the email. */
  heldUntil?: Date;
  /** While it waits for a confirmation: when the wait ends and the email is cancelled. */
  holdEndsAt?: Date;
  /** The sender, if the recipient had not written first or has not confirmed an address. */
  senderId?: string;
  sentAt?: Date;
  gaveUpAt?: Date;
};

/** In seconds. */
export const sentRetentionSeconds = 30 * 24 * 3600;

/** A range condition, so that MongoDB uses an index. */
export const isPending = { nextAttemptAt: { $gt: new Date(0) } };
export const isHeld = { heldUntil: { $gt: new Date(0) } };

/** Neither sent nor given up; use it only together with an id, because no index covers it. */
export const isOpen = { $or: [isPending, isHeld] };

export function cancelledUpdate(at: Date) {
  return {
    $set: { sentAt: at },
    $unset: {
      ...{ accountId: 1, senderId: 1, kind: 1, letter: 1 },
      ...{ nextAttemptAt: 1, heldUntil: 1, holdEndsAt: 1 },
    },
  };
}

export function emailModel(connection: Connection): Model<EmailDocument> {
  const schema = new Schema<EmailDocument>(
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
  schema.index({ sentAt: 1 }, { expireAfterSeconds: sentRetentionSeconds });
  schema.index({ gaveUpAt: 1 }, { expireAfterSeconds: sentRetentionSeconds });
  return connection.model<EmailDocument>('mail', schema, 'mails');
}
