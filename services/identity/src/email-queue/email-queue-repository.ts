import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { insertRaw } from '@marquee/service-kit/store/insert-raw';
import { findRaw } from '@marquee/service-kit/store/find-raw';
import { updateRaw } from '@marquee/service-kit/store/update-raw';
import type { Connection } from 'mongoose';
import { kindOf } from '../email-templates/email-template.ts';
import type { EmailTemplate } from '../email-templates/email-template.ts';
import { withAmountNames } from './letter-amounts.ts';
import { createHeldEmails, endOfHold, untilConfirmed } from './held-email-repository.ts';
import type { HeldEmails } from './held-email-repository.ts';
import { createEmailDigests } from './email-digest-repository.ts';
import type { EmailDigests } from './email-digest-repository.ts';
import { cancelledUpdate, isHeld, isOpen, emailModel, isPending } from './email-collection-repository.ts';
import type { EmailDocument } from './email-collection-repository.ts';
import type { EmailRequest } from '../email-templates/render-email.ts';

export type PendingEmail = EmailRequest & { attempts: number; accountId?: string; senderId?: string };

/** `senderId` is the sender of an email that is held or can be replaced. */
type NewEmail = EmailRequest & { accountId?: string; heldUntil?: Date; senderId?: string };

export type EmailQueueRepository = EmailDigests &
  HeldEmails & {
    /** Stores an email. Does nothing if an email with this id is already stored, even if it was sent. */
    insertIfAbsent(mail: NewEmail): Promise<void>;
    /** Returns due emails: emails with priority first, then other pending ones, then held ones; in each group the earliest due first. */
    due(at: Date, limit: number): Promise<PendingEmail[]>;
    /** Returns true to only one of concurrent callers. The email is due again at `nextAttemptAt` unless it is marked as sent. */
    claim(mail: PendingEmail, nextAttemptAt: Date): Promise<boolean>;
    markSent(id: string, at: Date): Promise<void>;
    /** Counts a permanent rejection of the recipient or the content; returns the number of such rejections. */
    countRefusal(id: string): Promise<number>;
    /** Whether the email was requested before, whatever the outcome; known for 30 days after sending. */
    isKnown(id: string): Promise<boolean>;
    /** Whether an attempt to send the email was made or may follow; false if the email was cancelled or replaced before any attempt. */
    isSentOrPending(id: string): Promise<boolean>;
    /** Whether an attempt to send the email was made, whatever the outcome. */
    wasAttempted(id: string): Promise<boolean>;
    /** The number of emails that wait for the mail server, and when the oldest of them was requested. */
    waiting(): Promise<{ count: number; since: Date | null }>;
    /** The number of held emails. */
    countHeld(): Promise<number>;
    /** The number of emails given up in the last 30 days. */
    countGivenUp(): Promise<number>;
    /** Removes the email's content and records that the email was given up. */
    giveUp(id: string, at: Date): Promise<void>;
    /** Cancels the email: removes its content and records only that it was requested. */
    discard(id: string, at: Date): Promise<void>;
    /** Deletes the documents of these emails, whether or not they were sent. */
    deleteEmails(ids: readonly string[]): Promise<void>;
    /** Cancels the emails with these ids that have not been sent. An email with one of these ids that is requested later is not sent. */
    cancel(ids: readonly string[], at: Date): Promise<void>;
    /** Emails to the account, sent or not, ordered by id, starting after the id `after`. */
    of(accountId: string, after: string | null): AsyncIterable<StoredEmail>;
    /**
     * Cancels pending emails to or from the account, except the farewell email, and removes the account from the records of sent emails.
     * The ids remain stored, so that a repeated request sends nothing.
     */
    eraseOf(accountId: string, at: Date): Promise<void>;
  };

export type StoredEmail = { id: string; kind: EmailTemplate['kind']; requestedAt: Date; sentAt: Date | null };

export function createEmailQueueRepository(connection: Connection): EmailQueueRepository {
  const mails = emailModel(connection);

  const createIfAbsent = (mail: EmailDocument) => unlessDuplicate(insertRaw(mails, mail));

  async function oldest(filter: Readonly<Record<string, unknown>>, limit: number): Promise<PendingEmail[]> {
    const order = { ['heldUntil' in filter ? 'heldUntil' : 'nextAttemptAt']: 1 } as const;
    const found = await findRaw(mails, filter, { sort: order, limit });
    return found.flatMap(({ _id: id, letter, requestedAt, attempts, accountId, senderId }) =>
      letter === undefined
        ? []
        : [
            {
              ...{ id, letter: withAmountNames(letter), requestedAt, attempts },
              ...(accountId !== undefined && { accountId }),
              ...(senderId !== undefined && { senderId }),
            },
          ],
    );
  }

  async function wasAttempted(id: string): Promise<boolean> {
    return (await mails.exists({ _id: id, attempts: { $gt: 0 } })) !== null;
  }

  return {
    ...createEmailDigests(mails),
    ...createHeldEmails(mails),
    async insertIfAbsent({ id, letter, requestedAt, heldUntil, ...owners }) {
      await createIfAbsent({
        ...{ _id: id, letter: withAmountNames(letter), kind: letter.kind, requestedAt, ...owners },
        attempts: 0,
        ...(heldUntil === undefined ? { nextAttemptAt: requestedAt } : { heldUntil }),
        ...(heldUntil === untilConfirmed && { holdEndsAt: endOfHold(letter, requestedAt) }),
        ...(kindOf(letter)?.isAwaited && { isAwaited: true }),
      });
    },
    async due(at, limit) {
      const byPriority = [
        { isAwaited: true, nextAttemptAt: { $lte: at } },
        { isAwaited: null, nextAttemptAt: { $lte: at } },
        { heldUntil: { $lte: at } },
      ];
      const found: PendingEmail[] = [];
      for (const filter of byPriority) {
        const left = limit - found.length;
        found.push(...(left === 0 ? [] : await oldest(filter, left)));
      }
      return found;
    },
    async claim({ id, attempts }, nextAttemptAt) {
      const { modifiedCount } = await updateRaw(
        mails,
        // Excludes emails that were cancelled or erased meanwhile.
        { _id: id, attempts, ...isOpen },
        { $set: { nextAttemptAt }, $unset: { heldUntil: 1 }, $inc: { attempts: 1 } },
      );
      return modifiedCount === 1;
    },
    async markSent(id, at) {
      const sent = { $set: { sentAt: at }, $unset: { nextAttemptAt: 1, letter: 1 } };
      await updateRaw(mails, { _id: id }, sent);
    },
    async countRefusal(id) {
      await mails.updateOne({ _id: id }, { $inc: { refusals: 1 } });
      return (await mails.findById(id, { refusals: 1 }).lean())?.refusals ?? 0;
    },
    isKnown: async (id) => (await mails.exists({ _id: id })) !== null,
    async isSentOrPending(_id) {
      return (await mails.exists({ _id, ...isOpen })) !== null || (await wasAttempted(_id));
    },
    wasAttempted,
    async waiting() {
      const [count, oldest] = await Promise.all([
        mails.countDocuments(isPending),
        mails.findOne(isPending, { requestedAt: 1 }).sort({ requestedAt: 1 }).lean(),
      ]);
      return { count, since: oldest?.requestedAt ?? null };
    },
    countHeld: () => mails.countDocuments(isHeld),
    countGivenUp: () => mails.countDocuments({ gaveUpAt: { $gt: new Date(0) } }),
    async giveUp(id, at) {
      await mails.updateOne({ _id: id }, { $set: { gaveUpAt: at }, $unset: { nextAttemptAt: 1, letter: 1 } });
    },
    async discard(id, at) {
      await mails.updateOne({ _id: id }, cancelledUpdate(at));
    },
    async deleteEmails(ids) {
      await mails.deleteMany({ _id: { $in: ids } });
    },
    async cancel(ids, at) {
      for (const _id of ids) {
        await createIfAbsent({ _id, requestedAt: at, attempts: 0, sentAt: at });
        await mails.updateOne({ _id, ...isOpen }, cancelledUpdate(at));
      }
    },
    async *of(accountId, after) {
      const later = after === null ? {} : { _id: { $gt: after } };
      for await (const mail of mails
        .find({ accountId, ...later })
        .sort({ _id: 1 })
        .lean()
        .cursor()) {
        const { _id: id, kind, requestedAt, sentAt = null } = mail;
        if (kind !== undefined) {
          yield { id, kind, requestedAt, sentAt };
        }
      }
    },
    async eraseOf(accountId, at) {
      const [received, sent] = await Promise.all([
        mails.find({ accountId }, { kind: 1 }).lean(),
        mails.find({ senderId: accountId }, { nextAttemptAt: 1, heldUntil: 1 }).lean(),
      ]);
      const own = received.filter(({ kind }) => kind !== 'account-deleted');
      const waiting = sent.filter((mail) => 'nextAttemptAt' in mail || 'heldUntil' in mail);
      await mails.updateMany(
        { _id: { $in: [...own, ...waiting].map(({ _id }) => _id) } },
        cancelledUpdate(at),
      );
      // Keeps the record of a sent email, because it belongs to the recipient; removes only the sender.
      await mails.updateMany({ _id: { $in: sent.map(({ _id }) => _id) } }, { $unset: { senderId: 1 } });
    },
  };
}
