import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { insertPlainly } from '@marquee/service-kit/store/insert-plainly';
import { readPlainly } from '@marquee/service-kit/store/read-plainly';
import { updatePlainly } from '@marquee/service-kit/store/update-plainly';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { isAwaited } from './letter.ts';
import type { Letter } from './letter.ts';
import type { MailRequest } from './write-mail.ts';

export type PendingMail = MailRequest & { attempts: number; accountId?: string };

export type MailRepository = {
  init(): Promise<void>;
  /** The same request again is dropped, even after the mail has gone. */
  insertIfAbsent(request: MailRequest & { accountId?: string }): Promise<void>;
  /** Those that somebody waits for come first, then the oldest. */
  due(at: Date, limit: number): Promise<PendingMail[]>;
  /** True for one of those who try; it comes due again unless it is marked as sent. */
  claim(mail: PendingMail, nextAttemptAt: Date): Promise<boolean>;
  markSent(id: string, at: Date): Promise<void>;
  /** Once more; how often its recipient, or what it says, was refused for good. */
  countRefusal(id: string): Promise<number>;
  /** Whether it may have gone: somebody has tried to hand it over, whatever became of it since. */
  hasTried(id: string): Promise<boolean>;
  /** How many wait, and since when the oldest does. */
  waiting(): Promise<{ count: number; since: Date | null }>;
  /** Of those that are remembered, 30 days. */
  countGivenUp(): Promise<number>;
  /** Nobody reads it any more: what remains says only that it was given up. */
  giveUp(id: string, at: Date): Promise<void>;
  /** Nobody waits for it any more: it is not sent, and what remains says only that it was requested. */
  drop(id: string, at: Date): Promise<void>;
  /** What has not gone yet does not go any more. */
  withdraw(ids: readonly string[]): Promise<void>;
  /** The same, and what is asked for only afterwards does not go either. */
  callOff(ids: readonly string[], at: Date): Promise<void>;
  /** What was sent to the account, in order of id, after the given one. */
  of(accountId: string, after: string | null): AsyncIterable<KeptMail>;
  /** What waits is never sent, but for the farewell; that they were requested stays, so that none is sent again. */
  eraseOf(accountId: string, at: Date): Promise<void>;
};

export type KeptMail = { id: string; kind: Letter['kind']; requestedAt: Date; sentAt: Date | null };

type MailDocument = {
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
  sentAt?: Date;
  gaveUpAt?: Date;
};

export const rememberSentFor = 30 * 24 * 3600;

export function createMailRepository(connection: Connection): MailRepository {
  const mails = mailModel(connection);

  const createIfAbsent = (mail: MailDocument) => unlessDuplicate(insertPlainly(mails, mail));

  async function oldest(filter: Readonly<Record<string, unknown>>, limit: number): Promise<PendingMail[]> {
    const found = await readPlainly(mails, filter, { sort: { nextAttemptAt: 1 }, limit });
    return found.flatMap(({ _id: id, letter, requestedAt, attempts, accountId }) =>
      letter === undefined
        ? []
        : [{ id, letter, requestedAt, attempts, ...(accountId !== undefined && { accountId }) }],
    );
  }

  return {
    async init() {
      await mails.init();
    },
    async insertIfAbsent({ id, letter, requestedAt, accountId }) {
      await createIfAbsent({
        ...{ _id: id, letter, kind: letter.kind, requestedAt },
        ...{ attempts: 0, nextAttemptAt: requestedAt },
        ...(accountId !== undefined && { accountId }),
        ...(isAwaited(letter) && { isAwaited: true }),
      });
    },
    async due(at, limit) {
      const awaited = await oldest({ isAwaited: true, nextAttemptAt: { $lte: at } }, limit);
      const left = limit - awaited.length;
      if (left === 0) {
        return awaited;
      }
      const others = { isAwaited: null, nextAttemptAt: { $lte: at } };
      return [...awaited, ...(await oldest(others, left))];
    },
    async claim({ id, attempts }, nextAttemptAt) {
      const { modifiedCount } = await updatePlainly(
        mails,
        // What was withdrawn or erased meanwhile does not come due again.
        { _id: id, attempts, ...waits },
        { $set: { nextAttemptAt }, $inc: { attempts: 1 } },
      );
      return modifiedCount === 1;
    },
    async markSent(id, at) {
      const sent = { $set: { sentAt: at }, $unset: { nextAttemptAt: 1, letter: 1 } };
      await updatePlainly(mails, { _id: id }, sent);
    },
    async countRefusal(id) {
      await mails.updateOne({ _id: id }, { $inc: { refusals: 1 } });
      return (await mails.findById(id, { refusals: 1 }).lean())?.refusals ?? 0;
    },
    async hasTried(id) {
      return (await mails.exists({ _id: id, attempts: { $gt: 0 } })) !== null;
    },
    async waiting() {
      const [count, oldest] = await Promise.all([
        mails.countDocuments(waits),
        mails.findOne(waits, { requestedAt: 1 }).sort({ requestedAt: 1 }).lean(),
      ]);
      return { count, since: oldest?.requestedAt ?? null };
    },
    countGivenUp: () => mails.countDocuments({ gaveUpAt: { $gt: new Date(0) } }),
    async giveUp(id, at) {
      await mails.updateOne({ _id: id }, { $set: { gaveUpAt: at }, $unset: { nextAttemptAt: 1, letter: 1 } });
    },
    async drop(id, at) {
      await mails.updateOne({ _id: id }, forgotten(at));
    },
    async withdraw(ids) {
      await mails.deleteMany({ _id: { $in: ids } });
    },
    async callOff(ids, at) {
      for (const _id of ids) {
        await createIfAbsent({ _id, requestedAt: at, attempts: 0, sentAt: at });
        await mails.updateOne({ _id, ...waits }, forgotten(at));
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
      const theirs = await mails.find({ accountId }, { kind: 1 }).lean();
      const ids = theirs.filter(({ kind }) => kind !== 'account-deleted').map(({ _id }) => _id);
      await mails.updateMany({ _id: { $in: ids } }, forgotten(at));
    },
  };
}

/** A range, so that an index answers. */
const waits = { nextAttemptAt: { $gt: new Date(0) } };

function forgotten(at: Date) {
  return { $set: { sentAt: at }, $unset: { accountId: 1, kind: 1, letter: 1, nextAttemptAt: 1 } };
}

function mailModel(connection: Connection): Model<MailDocument> {
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
      sentAt: Date,
      gaveUpAt: Date,
    },
    { versionKey: false },
  );
  schema.index({ accountId: 1, _id: 1 });
  schema.index({ nextAttemptAt: 1, _id: 1 }, { sparse: true });
  schema.index({ isAwaited: 1, nextAttemptAt: 1 });
  schema.index({ requestedAt: 1 }, { partialFilterExpression: { nextAttemptAt: { $exists: true } } });
  schema.index({ sentAt: 1 }, { expireAfterSeconds: rememberSentFor });
  schema.index({ gaveUpAt: 1 }, { expireAfterSeconds: rememberSentFor });
  return connection.model<MailDocument>('mail', schema, 'mails');
}
