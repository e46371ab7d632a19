import { endOfDate } from '@marquee/contracts/dates';
import { readPlainly } from '@marquee/service-kit/store/read-plainly';
import { updatePlainly } from '@marquee/service-kit/store/update-plainly';
import type { Model } from 'mongoose';
import type { Letter } from './letter.ts';
import { forgotten, isOpen } from './mail-collection-repository.ts';
import type { MailDocument } from './mail-collection-repository.ts';

type QuoteLetter = Extract<Letter, { kind: 'quote-sent' }>;

export type HeldMail = { id: string; letter: QuoteLetter; accountId?: string; senderId: string };

export type HeldMails = {
  /** Emails held until this provider confirms the address, oldest first. */
  heldFor(senderId: string): Promise<HeldMail[]>;
  /** Until when the email is held; null if it is not held. */
  heldUntil(id: string): Promise<Date | null>;
  /** Makes the email due at `dueAt`; only while it waits for a confirmation. */
  release(id: string, dueAt: Date): Promise<void>;
  /** Cancels emails that are still held: another email has replaced them. */
  replaceHeld(ids: readonly string[], at: Date): Promise<void>;
  /** Adds an end to holds of an earlier release, which stored none. */
  limitHolds(): Promise<void>;
  /** Ids with this prefix among the stored emails of a kind. */
  idsOf(kind: Letter['kind'], prefix: string): Promise<string[]>;
  /** Cancels those of these emails that have not been sent. Their ids remain stored, so that none is requested again. */
  dropOpen(ids: readonly string[], at: Date): Promise<void>;
  /** Cancels emails that have waited for a confirmation as long as allowed. */
  endHolds(at: Date): Promise<void>;
};

/** `heldUntil` of an email that waits until its sender has confirmed an address. */
export const untilConfirmed = new Date('9999-12-31T00:00:00.000Z');

const longestHoldMs = 90 * 24 * 3_600_000;

/** Together with `untilConfirmed`: bounds how long a text is stored for a sender who may never confirm an address. */
export function endOfHold(letter: Letter, requestedAt: Date): Date {
  const longest = new Date(requestedAt.getTime() + longestHoldMs);
  if (letter.kind !== 'quote-sent' || letter.validUntil === null) {
    return longest;
  }
  const end = endOfDate(letter.validUntil, letter.timeZone);
  return end < longest ? end : longest;
}

export function createHeldMails(mails: Model<MailDocument>): HeldMails {
  return {
    async heldFor(senderId) {
      const found = await readPlainly(mails, { senderId, heldUntil: untilConfirmed });
      const inOrder = found.toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
      return inOrder.flatMap(({ _id: id, letter, accountId }) =>
        letter?.kind === 'quote-sent'
          ? [{ id, letter, senderId, ...(accountId !== undefined && { accountId }) }]
          : [],
      );
    },
    heldUntil: async (id) => (await mails.findById(id, { heldUntil: 1 }).lean())?.heldUntil ?? null,
    async release(id, dueAt) {
      const update = { $set: { heldUntil: dueAt }, $unset: { holdEndsAt: 1 } };
      await updatePlainly(mails, { _id: id, heldUntil: untilConfirmed }, update);
    },
    async replaceHeld(ids, at) {
      for (const _id of ids) {
        await updatePlainly(mails, { _id, heldUntil: { $gt: at } }, forgotten(at));
      }
    },
    async limitHolds() {
      const held = await readPlainly(mails, { heldUntil: untilConfirmed });
      for (const { _id, letter, requestedAt } of held.filter(({ holdEndsAt }) => holdEndsAt === undefined)) {
        const holdEndsAt = letter === undefined ? requestedAt : endOfHold(letter, requestedAt);
        await updatePlainly(mails, { _id, heldUntil: untilConfirmed }, { $set: { holdEndsAt } });
      }
    },
    async idsOf(kind, prefix) {
      const begun = { kind, _id: { $gte: prefix, $lt: `${prefix}\uffff` } };
      const found = await readPlainly(mails, begun, { projection: { _id: 1 } });
      return found.map(({ _id }) => _id);
    },
    async dropOpen(ids, at) {
      for (const _id of ids) {
        await updatePlainly(mails, { _id, ...isOpen }, forgotten(at));
      }
    },
    async endHolds(at) {
      const ended = { holdEndsAt: { $lte: at } };
      // Every poll for due emails checks this; usually there is none.
      if ((await mails.exists(ended)) !== null) {
        await mails.updateMany(ended, forgotten(at));
      }
    },
  };
}
