import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { insertRaw } from '@marquee/service-kit/store/insert-raw';
import { updateRaw } from '@marquee/service-kit/store/update-raw';
import type { Model } from 'mongoose';
import type { EmailTemplate } from '../email-templates/email-template.ts';
import { isHeld } from './email-collection-repository.ts';
import type { EmailDocument } from './email-collection-repository.ts';

type DigestTemplate = Extract<EmailTemplate, { entries: readonly unknown[] }>;

/** One notification as an entry of a digest, which is one email about several notifications. */
export type DigestEntry = {
  /** The notification's id. A repeated notification with this id becomes neither a separate email nor a second entry. */
  notificationId: string;
  digestId: string;
  /** The digest with this notification as its only entry. */
  letter: DigestTemplate;
  dueAt: Date;
  requestedAt: Date;
  accountId?: string;
};

export type EmailDigests = {
  /** Returns `new` if this notification started the digest, `added` if the digest is still held, `gone` if the digest was already sent. */
  addToDigest(entry: DigestEntry): Promise<'new' | 'added' | 'gone'>;
};

/** Bounds the size of the document. Further notifications are left out, because more entries would not help the reader. */
const maxEntries = 100;

export function createEmailDigests(mails: Model<EmailDocument>): EmailDigests {
  const createIfAbsent = (mail: EmailDocument) => unlessDuplicate(insertRaw(mails, mail));

  async function push({ digestId: _id, letter }: DigestEntry): Promise<boolean> {
    const [entry] = letter.entries;
    const held = { _id, ...isHeld };
    const hasRoom = { [`letter.entries.${maxEntries - 1}`]: { $exists: false } };
    const lacksIt = { 'letter.entries.id': { $ne: entry?.id } };
    const update = { $push: { 'letter.entries': entry } };
    const { matchedCount } = await updateRaw(mails, { ...held, ...hasRoom, ...lacksIt }, update);
    return matchedCount === 1 || (await mails.exists(held)) !== null;
  }

  return {
    async addToDigest(entry) {
      const { digestId, notificationId, letter, dueAt, requestedAt, accountId } = entry;
      const isNew = await createIfAbsent({
        ...{ _id: digestId, letter, kind: letter.kind, requestedAt, attempts: 0 },
        ...{ heldUntil: dueAt },
        ...(accountId !== undefined && { accountId }),
      });
      if (!isNew && !(await push(entry))) {
        return 'gone';
      }
      await createIfAbsent({ _id: notificationId, requestedAt, attempts: 0, sentAt: requestedAt });
      return isNew ? 'new' : 'added';
    },
  };
}
