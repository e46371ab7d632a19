import type { EmailWait } from '@marquee/contracts/quotes';
import { toEmailKey } from '@marquee/contracts/text';
import type { LimitMetrics } from '@marquee/service-kit/metrics/limit-metrics';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { Connection } from '@marquee/service-kit/store/database';
import type { LimitValues, WindowName } from '@marquee/service-kit/throttle/limits';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { Account } from '../accounts/domain/account.ts';
import type { Fingerprint } from '../keyed-hash.ts';
import { untilConfirmed } from '../email-queue/held-email-repository.ts';
import type { HeldEmail } from '../email-queue/held-email-repository.ts';
import type { EmailQueueRepository } from '../email-queue/email-queue-repository.ts';
import type { ShouldSend } from '../email-queue/should-send.ts';
import { allocateSlot, maxWaitMs } from './allocate-slot.ts';
import { createEmailQuotaRepository } from './email-quota-repository.ts';
import { createEmailSlotRepository } from './email-slot-repository.ts';
import { quoteEmailId } from './quote-email-id.ts';

/** An email to a client or a provider about an action of the other of the two. `quoteId` is set if it is about a version of a quote. */
export type LimitedEmail = {
  mailId: string;
  senderId: string;
  email: string;
  quoteId?: string;
  /** Whether the recipient has not written to the sender first. */
  isUnsolicited: boolean;
};

/** `isAddressConfirmed` tells whether the recipient has confirmed the address. */
type AddressedEmail = LimitedEmail & { isAddressConfirmed: boolean };

/** The instant of sending. `unconfirmed`: the sender has not confirmed an address. `withheld`: the limits leave no room within 7 days. */
export type SendTime = Date | 'unconfirmed' | 'withheld';

/** Fields of an email that is held, or that a later email can replace. */
export type Hold = { heldUntil?: Date; senderId?: string };

/** Decides when emails are sent to people who may not want them. */
export type EmailHolds = {
  /** Returns when an email may be sent to a person who has not written first or has not confirmed an address. */
  earliestSendTime(mail: LimitedEmail): Promise<SendTime>;
  /** Returns the hold of an email. Empty if the email is sent at once; null if it is never sent. */
  decideHold(mail: AddressedEmail): Promise<Hold | null>;
  /** The reason why the email waits; empty if the email does not wait. */
  findWait(mailId: string): Promise<EmailWait>;
  /** Allocates slots to the emails that waited for this account's confirmed address; does nothing while the address is unconfirmed. */
  releaseHeld(accountId: string): Promise<void>;
};

type HoldDeps = {
  accounts: AccountRepository;
  emailQueue: EmailQueueRepository;
  connection: Connection;
  fingerprint: Fingerprint;
  values: LimitValues;
  shouldSend: ShouldSend;
  metrics: LimitMetrics;
  logger: Logger;
  now: () => Date;
};

const newSenderMs = 30 * 24 * 3_600_000;

export function createEmailHolds(deps: HoldDeps): EmailHolds {
  const { connection, fingerprint, values, accounts, emailQueue, shouldSend, metrics, logger, now } = deps;
  const slots = createEmailSlotRepository(connection, fingerprint);
  const quotas = createEmailQuotaRepository(connection, { fingerprint, values });
  const slotDeps = {
    ...{ slots, quotas, now },
    onReached: (name: WindowName) => {
      metrics.reached(name);
    },
  };

  async function allocate(sender: Account | null, mail: LimitedEmail): Promise<Date | null> {
    const { mailId: id, senderId, email, quoteId, isUnsolicited } = mail;
    const dueAt = await allocateSlot(slotDeps, {
      ...{ id, senderId, emailKey: toEmailKey(email), isUnsolicited },
      ...(quoteId !== undefined && { quoteId }),
      isNewSender: sender === null || now().getTime() - sender.createdAt.getTime() < newSenderMs,
    });
    if (dueAt === null) {
      logger.warn(
        { mailId: id, senderId },
        isUnsolicited
          ? 'an unsolicited email will not be sent: its limits allow no send time within 7 days'
          : 'an email will be sent after 7 days: its limits allow no earlier send time',
      );
    }
    return dueAt;
  }

  async function earliestSendTime(mail: LimitedEmail): Promise<SendTime> {
    // Only the limits of unsolicited emails depend on data of the sender's account.
    const sender = mail.isUnsolicited ? await accounts.findOne({ id: mail.senderId }) : null;
    return sender?.emailVerified === false ? 'unconfirmed' : ((await allocate(sender, mail)) ?? 'withheld');
  }

  async function release(sender: Account, mail: HeldEmail): Promise<void> {
    const { quoteId, version, to: email } = mail.letter;
    const about = { mailId: quoteEmailId(quoteId, version), senderId: sender.id, quoteId, email };
    // An email that is not sent must not take a place from others.
    const dueAt = (await shouldSend(mail)) ? await allocate(sender, { ...about, isUnsolicited: true }) : null;
    await (dueAt === null ? emailQueue.discard(mail.id, now()) : emailQueue.release(mail.id, dueAt));
  }

  return {
    earliestSendTime,
    async decideHold({ isAddressConfirmed, ...mail }) {
      const { senderId, quoteId, isUnsolicited } = mail;
      if (isAddressConfirmed && !isUnsolicited) {
        return {};
      }
      const at = await earliestSendTime(mail);
      if (at === 'withheld') {
        // Sends an email about the recipient's own event or money late rather than never.
        return isUnsolicited ? null : { heldUntil: new Date(now().getTime() + maxWaitMs) };
      }
      if (at === 'unconfirmed') {
        const isErased = (await accounts.findOne({ id: senderId }))?.erasedAt !== undefined;
        return isErased ? null : { heldUntil: untilConfirmed, senderId };
      }
      // Stores hold and sender for every email about a quote, so that a newer version or the erasure of the sender can cancel the email.
      return quoteId === undefined ? { ...(at > now() && { heldUntil: at }) } : { heldUntil: at, senderId };
    },
    async findWait(mailId) {
      const heldUntil = await emailQueue.heldUntil(mailId);
      if (heldUntil !== null && heldUntil > now()) {
        return heldUntil.getTime() === untilConfirmed.getTime()
          ? { waitsFor: 'confirmation' }
          : { waitsFor: 'limit', sendsAt: heldUntil.toISOString() };
      }
      const slot = await slots.get(mailId);
      if (slot?.isWithheld === true) {
        return { waitsFor: 'limit', isWithheld: true };
      }
      // The slot was allocated when the quote was sent; the message that requests the email has not arrived yet.
      const isScheduled = slot !== null && slot.dueAt > now() && !(await emailQueue.isKnown(mailId));
      return isScheduled ? { waitsFor: 'limit', sendsAt: slot.dueAt.toISOString() } : {};
    },
    async releaseHeld(accountId) {
      const sender = await accounts.findOne({ id: accountId });
      if (sender?.emailVerified !== true) {
        return;
      }
      for (const mail of await emailQueue.heldFor(accountId)) {
        await release(sender, mail);
      }
    },
  };
}
