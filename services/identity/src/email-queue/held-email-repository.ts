import { endOfDate } from '@marquee/contracts/dates';
import { findRaw } from '@marquee/service-kit/store/find-raw';
import { updateRaw } from '@marquee/service-kit/store/update-raw';
import type { Model } from 'mongoose';
import type { EmailTemplate } from '../email-templates/email-template.ts';
import { cancelledUpdate, isOpen } from './email-collection-repository.ts';
import { withAmountNames } from './letter-amounts.ts';
import type { EmailDocument } from './email-collection-repository.ts';

type QuoteTemplate = Extract<EmailTemplate, { kind: 'quote-sent' }>;

export type HeldEmail = { id: string; letter: QuoteTemplate; accountId?: string; senderId: string };

export type HeldEmails = {
  /** Emails held until this provider confirms the address, oldest first. */
  heldFor(senderId: string): Promise<HeldEmail[]>;
  /** Until when the email is held; null if it is not held. */
  heldUntil(id: string): Promise<Date | null>;
  /** Lets an email that waits for a confirmation be sent from `dueAt` on; does nothing for other emails. */
  release(id: string, dueAt: Date): Promise<void>;
  /** Cancels the emails with these ids that are still held. */
  cancelHeld(ids: readonly string[], at: Date): Promise<void>;
  /** Adds an end to the holds that an earlier release stored without one. */
  backfillHoldEnds(): Promise<void>;
  /** The ids with this prefix among the stored emails of a kind. */
  idsOf(kind: EmailTemplate['kind'], prefix: string): Promise<string[]>;
  /** Cancels the emails with these ids that have not been sent. The ids remain stored, so that a repeated request sends nothing. */
  cancelPending(ids: readonly string[], at: Date): Promise<void>;
  /** Cancels emails whose hold for a confirmation has expired. */
  cancelExpiredHolds(at: Date): Promise<void>;
};

/** `heldUntil` of an email that waits until its sender has confirmed an address. */
export const untilConfirmed = new Date('9999-12-31T00:00:00.000Z');

const maxHoldMs = 90 * 24 * 3_600_000;

/** When a hold until `untilConfirmed` ends. Bounds how long an email is stored if its sender never confirms an address. */
export function endOfHold(letter: EmailTemplate, requestedAt: Date): Date {
  const latest = new Date(requestedAt.getTime() + maxHoldMs);
  if (letter.kind !== 'quote-sent' || letter.validUntil === null) {
    return latest;
  }
  const end = endOfDate(letter.validUntil, letter.timeZone);
  return end < latest ? end : latest;
}

export function createHeldEmails(mails: Model<EmailDocument>): HeldEmails {
  return {
    async heldFor(senderId) {
      const found = await findRaw(mails, { senderId, heldUntil: untilConfirmed });
      const sorted = found.toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
      return sorted.flatMap(({ _id: id, letter, accountId }) =>
        letter?.kind === 'quote-sent'
          ? [{ id, letter: withAmountNames(letter), senderId, ...(accountId !== undefined && { accountId }) }]
          : [],
      );
    },
    heldUntil: async (id) => (await mails.findById(id, { heldUntil: 1 }).lean())?.heldUntil ?? null,
    async release(id, dueAt) {
      const update = { $set: { heldUntil: dueAt }, $unset: { holdEndsAt: 1 } };
      await updateRaw(mails, { _id: id, heldUntil: untilConfirmed }, update);
    },
    async cancelHeld(ids, at) {
      for (const _id of ids) {
        await updateRaw(mails, { _id, heldUntil: { $gt: at } }, cancelledUpdate(at));
      }
    },
    async backfillHoldEnds() {
      const held = await findRaw(mails, { heldUntil: untilConfirmed });
      for (const { _id, letter, requestedAt } of held.filter(({ holdEndsAt }) => holdEndsAt === undefined)) {
        const holdEndsAt = letter === undefined ? requestedAt : endOfHold(letter, requestedAt);
        await updateRaw(mails, { _id, heldUntil: untilConfirmed }, { $set: { holdEndsAt } });
      }
    },
    async idsOf(kind, prefix) {
      const begun = { kind, _id: { $gte: prefix, $lt: `${prefix}\uffff` } };
      const found = await findRaw(mails, begun, { projection: { _id: 1 } });
      return found.map(({ _id }) => _id);
    },
    async cancelPending(ids, at) {
      for (const _id of ids) {
        await updateRaw(mails, { _id, ...isOpen }, cancelledUpdate(at));
      }
    },
    async cancelExpiredHolds(at) {
      const ended = { holdEndsAt: { $lte: at } };
      // Reads before writing, because every poll for due emails calls this function and usually no hold has expired.
      if ((await mails.exists(ended)) !== null) {
        await mails.updateMany(ended, cancelledUpdate(at));
      }
    },
  };
}
