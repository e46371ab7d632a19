import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { insertPlainly } from '@marquee/service-kit/store/insert-plainly';
import { updatePlainly } from '@marquee/service-kit/store/update-plainly';
import type { Model } from 'mongoose';
import type { Letter } from './letter.ts';
import { isHeld } from './mail-collection-repository.ts';
import type { MailDocument } from './mail-collection-repository.ts';

type DigestLetter = Extract<Letter, { entries: readonly unknown[] }>;

/** One notification as a line of an email that holds several. */
export type DigestEntry = {
  /** The notification's id: it never becomes its own email, nor a second line. */
  noticeId: string;
  digestId: string;
  /** With the notification as its only entry. */
  letter: DigestLetter;
  dueAt: Date;
  requestedAt: Date;
  accountId?: string;
};

export type MailDigests = {
  /** `new` when this notification started the digest; `gone` when the digest has been sent, so that nothing was added. */
  addToDigest(entry: DigestEntry): Promise<'new' | 'added' | 'gone'>;
};

/** Bounds the document; more lines would not inform the reader. */
const mostEntries = 100;

export function createMailDigests(mails: Model<MailDocument>): MailDigests {
  const createIfAbsent = (mail: MailDocument) => unlessDuplicate(insertPlainly(mails, mail));

  async function push({ digestId: _id, letter }: DigestEntry): Promise<boolean> {
    const [entry] = letter.entries;
    const waiting = { _id, ...isHeld };
    const hasRoom = { [`letter.entries.${mostEntries - 1}`]: { $exists: false } };
    const lacksIt = { 'letter.entries.id': { $ne: entry?.id } };
    const update = { $push: { 'letter.entries': entry } };
    const { matchedCount } = await updatePlainly(mails, { ...waiting, ...hasRoom, ...lacksIt }, update);
    return matchedCount === 1 || (await mails.exists(waiting)) !== null;
  }

  return {
    async addToDigest(entry) {
      const { digestId, noticeId, letter, dueAt, requestedAt, accountId } = entry;
      const isNew = await createIfAbsent({
        ...{ _id: digestId, letter, kind: letter.kind, requestedAt, attempts: 0 },
        ...{ heldUntil: dueAt },
        ...(accountId !== undefined && { accountId }),
      });
      if (!isNew && !(await push(entry))) {
        return 'gone';
      }
      await createIfAbsent({ _id: noticeId, requestedAt, attempts: 0, sentAt: requestedAt });
      return isNew ? 'new' : 'added';
    },
  };
}
