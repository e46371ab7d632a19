import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { rememberSentFor } from '../mails/mail-collection-repository.ts';

/** When a mail may go; `id` is the mail's. */
export type MailSlot = { id: string; quoteId: string; emailKey: string; dueAt: Date };

export type MailSlotRepository = {
  init(): Promise<void>;
  get(id: string): Promise<MailSlot | null>;
  /** The slot of another version of the quote for the same person that has not come yet. */
  upcoming(about: Pick<MailSlot, 'quoteId' | 'emailKey'>, at: Date): Promise<MailSlot | null>;
  /** False when the mail has a slot already. */
  insertIfAbsent(slot: MailSlot): Promise<boolean>;
};

type SlotDocument = Omit<MailSlot, 'id'> & { _id: string };

export function createMailSlotRepository(connection: Connection): MailSlotRepository {
  const slots = slotModel(connection);
  const toSlot = ({ _id: id, quoteId, emailKey, dueAt }: SlotDocument) => ({ id, quoteId, emailKey, dueAt });

  return {
    async init() {
      await slots.init();
    },
    async get(id) {
      const found = await slots.findById(id).lean();
      return found && toSlot(found);
    },
    async upcoming({ quoteId, emailKey }, at) {
      const found = await slots.findOne({ quoteId, emailKey, dueAt: { $gt: at } }).lean();
      return found && toSlot(found);
    },
    insertIfAbsent: ({ id, ...slot }) => unlessDuplicate(slots.create({ _id: id, ...slot })),
  };
}

function slotModel(connection: Connection): Model<SlotDocument> {
  const schema = new Schema<SlotDocument>(
    {
      _id: String,
      quoteId: String,
      emailKey: String,
      dueAt: { type: Date, index: { expireAfterSeconds: rememberSentFor } },
    },
    { versionKey: false },
  );
  schema.index({ quoteId: 1, emailKey: 1, dueAt: 1 });
  return connection.model<SlotDocument>('mailSlot', schema, 'mailSlots');
}
