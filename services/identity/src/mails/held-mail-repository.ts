import { endOfDate } from '@marquee/contracts/dates';
import { readPlainly } from '@marquee/service-kit/store/read-plainly';
import { updatePlainly } from '@marquee/service-kit/store/update-plainly';
import type { Model } from 'mongoose';
import type { Letter } from './letter.ts';
import { forgotten, isOpen } from './mail-collection-repository.ts';
import type { MailDocument } from './mail-collection-repository.ts';

export type HeldMail = { id: string; letter: Letter; accountId?: string; senderId?: string };

export type HeldMails = {
  /** Those that wait for this account to confirm its address, from it and to it, the oldest first. */
  heldFor(accountId: string): Promise<HeldMail[]>;
  /** Those of these mails that may not go yet or have just come due. */
  heldAmong(ids: readonly string[]): Promise<{ id: string; heldUntil: Date }[]>;
  /** From then on it may go, as `letter` says it; only what still waits for a confirmation. */
  release(id: string, dueAt: Date, letter: Letter): Promise<void>;
  /** What may not go yet does not go any more: another mail has taken its place. */
  replaceHeld(ids: readonly string[], at: Date): Promise<void>;
  /** Those of these mails that have not gone do not go any more. That they were requested stays, so that none is sent again. */
  dropOpen(ids: readonly string[], at: Date): Promise<void>;
  /** What has waited for a confirmation as long as it may never goes. */
  endHolds(at: Date): Promise<void>;
};

/** No mail goes by itself then: it waits until its sender has confirmed an address. */
export const untilConfirmed = new Date('9999-12-31T00:00:00.000Z');

const longestHoldMs = 90 * 24 * 3_600_000;

/** Beside `untilConfirmed`: nobody who may never confirm an address keeps what was written to somebody. */
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
    async heldFor(account) {
      const from = { senderId: account, heldUntil: untilConfirmed };
      const to = { releasedBy: account, heldUntil: untilConfirmed };
      const found = [...(await readPlainly(mails, from)), ...(await readPlainly(mails, to))];
      const inOrder = found.toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
      return inOrder.flatMap(({ _id: id, letter, accountId, senderId }) =>
        letter === undefined
          ? []
          : [
              {
                ...{ id, letter },
                ...(accountId !== undefined && { accountId }),
                ...(senderId !== undefined && { senderId }),
              },
            ],
      );
    },
    async heldAmong(ids) {
      const found = await mails.find({ _id: { $in: ids } }, { heldUntil: 1 }).lean();
      return found.flatMap(({ _id: id, heldUntil }) => (heldUntil === undefined ? [] : [{ id, heldUntil }]));
    },
    async release(id, dueAt, letter) {
      const update = { $set: { heldUntil: dueAt, letter }, $unset: { holdEndsAt: 1, releasedBy: 1 } };
      await updatePlainly(mails, { _id: id, heldUntil: untilConfirmed }, update);
    },
    async replaceHeld(ids, at) {
      for (const _id of ids) {
        await updatePlainly(mails, { _id, heldUntil: { $gt: at } }, forgotten(at));
      }
    },
    async dropOpen(ids, at) {
      for (const _id of ids) {
        await updatePlainly(mails, { _id, ...isOpen }, forgotten(at));
      }
    },
    async endHolds(at) {
      const ended = { holdEndsAt: { $lte: at } };
      // Each look for mails asks; hardly ever is there one.
      if ((await mails.exists(ended)) !== null) {
        await mails.updateMany(ended, forgotten(at));
      }
    },
  };
}
