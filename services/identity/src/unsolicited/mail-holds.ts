import type { EmailWait } from '@marquee/contracts/quotes';
import { toEmailKey } from '@marquee/contracts/text';
import type { LimitMetrics } from '@marquee/service-kit/metrics/limit-metrics';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { Connection } from '@marquee/service-kit/store/database';
import type { LimitValues, WindowName } from '@marquee/service-kit/throttle/limits';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { Account } from '../accounts/account.ts';
import type { Fingerprint } from '../keyed-hash.ts';
import { untilConfirmed } from '../mails/held-mail-repository.ts';
import type { HeldMail } from '../mails/held-mail-repository.ts';
import type { MailRepository } from '../mails/mail-repository.ts';
import type { StillWanted } from '../mails/still-wanted.ts';
import { allotSlot, longestWait } from './allot-slot.ts';
import { createMailPlaceRepository } from './mail-place-repository.ts';
import { createMailSlotRepository } from './mail-slot-repository.ts';
import { quoteMailId } from './quote-mail-id.ts';

/** An email caused by the other side's action; `quoteId` if it is about a version of a quote. */
export type LimitedMail = {
  mailId: string;
  senderId: string;
  email: string;
  quoteId?: string;
  /** The recipient has not written to the sender first. */
  isUnasked: boolean;
};

/** `isToConfirmed`: the recipient has confirmed the address. */
type AddressedMail = LimitedMail & { isToConfirmed: boolean };

/** An instant; `unconfirmed` while the sender has not confirmed an address; `withheld` if the limits leave no room within 7 days. */
export type MayGo = Date | 'unconfirmed' | 'withheld';

/** Stored with an email that is held, or that a later one can replace. */
export type Hold = { heldUntil?: Date; senderId?: string };

/** The rule for emails to people who may not want them. */
export type MailHolds = {
  /** When an email may be sent to a person who has not written first or has not confirmed an address. */
  mayGoAt(mail: LimitedMail): Promise<MayGo>;
  /** Empty if the email is sent at once; null if it is never sent. */
  holdOf(mail: AddressedMail): Promise<Hold | null>;
  /** The reason why the email waits; empty if it does not. */
  waitOf(mailId: string): Promise<EmailWait>;
  /** Allots slots to the emails that waited for this account to confirm its address; does nothing while it is unconfirmed. */
  releaseOf(accountId: string): Promise<void>;
};

type HoldDeps = {
  accounts: AccountRepository;
  mails: MailRepository;
  connection: Connection;
  fingerprint: Fingerprint;
  values: LimitValues;
  isStillWanted: StillWanted;
  metrics: LimitMetrics;
  logger: Logger;
  now: () => Date;
};

const newForMs = 30 * 24 * 3_600_000;

export function createMailHolds(deps: HoldDeps): MailHolds {
  const { connection, fingerprint, values, accounts, mails, isStillWanted, metrics, logger, now } = deps;
  const slots = createMailSlotRepository(connection, fingerprint);
  const places = createMailPlaceRepository(connection, { fingerprint, values });
  const allotting = {
    ...{ slots, places, now },
    onReached: (name: WindowName) => {
      metrics.reached(name);
    },
  };

  async function slotOf(sender: Account | null, mail: LimitedMail): Promise<Date | null> {
    const { mailId: id, senderId, email, quoteId, isUnasked } = mail;
    const dueAt = await allotSlot(allotting, {
      ...{ id, senderId, emailKey: toEmailKey(email), isUnasked },
      ...(quoteId !== undefined && { quoteId }),
      isNewSender: sender === null || now().getTime() - sender.createdAt.getTime() < newForMs,
    });
    if (dueAt === null) {
      logger.warn({ mailId: id, senderId }, 'an email does not go: its limits leave no room within 7 days');
    }
    return dueAt;
  }

  async function mayGoAt(mail: LimitedMail): Promise<MayGo> {
    // Only the limits of unasked emails depend on the sender.
    const sender = mail.isUnasked ? await accounts.findOne({ id: mail.senderId }) : null;
    return sender?.emailVerified === false ? 'unconfirmed' : ((await slotOf(sender, mail)) ?? 'withheld');
  }

  async function release(sender: Account, mail: HeldMail): Promise<void> {
    const { quoteId, version, to: email } = mail.letter;
    const about = { mailId: quoteMailId(quoteId, version), senderId: sender.id, quoteId, email };
    // An unwanted email takes no place from the others.
    const dueAt = (await isStillWanted(mail)) ? await slotOf(sender, { ...about, isUnasked: true }) : null;
    await (dueAt === null ? mails.drop(mail.id, now()) : mails.release(mail.id, dueAt));
  }

  return {
    mayGoAt,
    async holdOf({ isToConfirmed, ...mail }) {
      const { senderId, quoteId, isUnasked } = mail;
      if (isToConfirmed && !isUnasked) {
        return {};
      }
      const at = await mayGoAt(mail);
      if (at === 'withheld') {
        // An email about a person's own event or money is late rather than lost.
        return isUnasked ? null : { heldUntil: new Date(now().getTime() + longestWait) };
      }
      if (at === 'unconfirmed') {
        const isErased = (await accounts.findOne({ id: senderId }))?.erasedAt !== undefined;
        return isErased ? null : { heldUntil: untilConfirmed, senderId };
      }
      // Only a quote can be replaced or expire while its email waits, and ends with its sender's account.
      return quoteId === undefined ? { ...(at > now() && { heldUntil: at }) } : { heldUntil: at, senderId };
    },
    async waitOf(mailId) {
      const heldUntil = await mails.heldUntil(mailId);
      if (heldUntil !== null && heldUntil > now()) {
        return heldUntil.getTime() === untilConfirmed.getTime()
          ? { waitsFor: 'confirmation' }
          : { waitsFor: 'limit', sendsAt: heldUntil.toISOString() };
      }
      const slot = await slots.get(mailId);
      if (slot?.isWithheld === true) {
        return { waitsFor: 'limit', isWithheld: true };
      }
      // Allotted when the quote was sent; the message that requests the email has not arrived yet.
      const isOnItsWay = slot !== null && slot.dueAt > now() && !(await mails.isKnown(mailId));
      return isOnItsWay ? { waitsFor: 'limit', sendsAt: slot.dueAt.toISOString() } : {};
    },
    async releaseOf(accountId) {
      const sender = await accounts.findOne({ id: accountId });
      if (sender?.emailVerified !== true) {
        return;
      }
      for (const mail of await mails.heldFor(accountId)) {
        await release(sender, mail);
      }
    },
  };
}
