import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Fingerprint } from '../keyed-hash.ts';
import { sentRetentionSeconds } from '../email-queue/email-collection-repository.ts';

/**
 * When an email may be sent; `id` is the email's id. `isWithheld`: the limits leave no room within 7 days, so an unsolicited email is never
 * sent, and any other email is sent after 7 days.
 */
export type EmailSlot = { id: string; quoteId?: string; emailKey: string; dueAt: Date; isWithheld?: boolean };

type Due = Pick<EmailSlot, 'dueAt' | 'isWithheld'>;

export type EmailSlotRepository = {
  get(id: string): Promise<Due | null>;
  /** The future slot of an email about another version of the quote to the same person. */
  upcoming(about: { quoteId: string; emailKey: string }, at: Date): Promise<Due | null>;
  /** Returns false if the email already has a slot. */
  insertIfAbsent(slot: EmailSlot): Promise<boolean>;
};

/** A slot outlives its recipient's account, so it contains no address. */
type SlotDocument = { _id: string; quoteId?: string; recipient: string; dueAt: Date; isWithheld?: boolean };

export function createEmailSlotRepository(
  connection: Connection,
  fingerprint: Fingerprint,
): EmailSlotRepository {
  const slots = slotModel(connection);
  const recipientOf = (emailKey: string) => fingerprint('recipient', emailKey);

  return {
    get: (id) => slots.findById(id, { _id: 0, dueAt: 1, isWithheld: 1 }).lean(),
    upcoming: ({ quoteId, emailKey }, at) =>
      slots
        .findOne({ quoteId, recipient: recipientOf(emailKey), dueAt: { $gt: at } }, { _id: 0, dueAt: 1 })
        .lean(),
    insertIfAbsent: ({ id, emailKey, ...slot }) =>
      unlessDuplicate(slots.create({ _id: id, recipient: recipientOf(emailKey), ...slot })),
  };
}

function slotModel(connection: Connection): Model<SlotDocument> {
  const schema = new Schema<SlotDocument>(
    {
      _id: String,
      quoteId: String,
      recipient: String,
      isWithheld: Boolean,
      dueAt: { type: Date, index: { expireAfterSeconds: sentRetentionSeconds } },
    },
    { versionKey: false },
  );
  schema.index({ quoteId: 1, recipient: 1, dueAt: 1 });
  return connection.model<SlotDocument>('mailSlot', schema, 'mailSlots');
}
