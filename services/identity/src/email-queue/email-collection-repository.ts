import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { EmailTemplate } from '../email-templates/email-template.ts';

export type EmailDocument = {
  _id: string;
  requestedAt: Date;
  attempts: number;
  refusals?: number;
  /** The recipient's account; absent if the recipient has none, for an email to the operator, and after a cancellation. */
  accountId?: string;
  kind?: EmailTemplate['kind'];
  /** The email's data; removed when the email is sent, cancelled or given up. */
  letter?: EmailTemplate;
  /** True if the email has priority over the others; set at insertion. */
  isAwaited?: true;
  /** Present only while the email is pending. */
  nextAttemptAt?: Date;
  /** Until when the email is held by a limit or an unconfirmed sender; set instead of `nextAttemptAt`. */
  heldUntil?: Date;
  /** When the email is cancelled unless its sender confirms an address first. Present only while the email waits for the confirmation. */
  holdEndsAt?: Date;
  /** The sender of an email about a quote; set only if the recipient had not written first or has not confirmed an address. */
  senderId?: string;
  sentAt?: Date;
  gaveUpAt?: Date;
};

/** How long the record of an email is stored after the email was sent, cancelled or given up, in seconds. */
export const sentRetentionSeconds = 30 * 24 * 3600;

/** A range condition, so that MongoDB uses an index. */
export const isPending = { nextAttemptAt: { $gt: new Date(0) } };
export const isHeld = { heldUntil: { $gt: new Date(0) } };

/** Matches emails that are neither sent, cancelled nor given up. Use only together with an id, because nearly every email matches half of this filter. */
export const isOpen = { sentAt: null, gaveUpAt: null };

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
