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
import { allotSlot } from './allot-slot.ts';
import { createMailPlaceRepository } from './mail-place-repository.ts';
import { createMailSlotRepository } from './mail-slot-repository.ts';

/** A mail that one side's act sends to the other; `quoteId` where it is about a version of a quote. */
export type LimitedMail = { mailId: string; senderId: string; email: string; quoteId?: string };

type AddressedMail = LimitedMail & {
  /** The recipient has confirmed the address. */
  isToConfirmed: boolean;
  /** The recipient has not written to the sender first. */
  isUnasked: boolean;
};

/** A moment; `unconfirmed` while the sender has not confirmed an address; `withheld` where the limits leave no room within 7 days. */
export type MayGo = Date | 'unconfirmed' | 'withheld';

/** What is stored with a mail: `awaitsEither` where a confirmation of its recipient releases it as well. */
export type Hold = { heldUntil?: Date; senderId?: string; awaitsEither?: true };

/** The one rule for mails to people of whom nobody knows whether they want them. */
export type MailHolds = {
  collections: readonly { init(): Promise<void> }[];
  /** When a mail to somebody who has not written first, or has not confirmed an address, may go. */
  mayGoAt(mail: LimitedMail): Promise<MayGo>;
  /** Empty where the mail goes at once; null where it never goes. */
  holdOf(mail: AddressedMail): Promise<Hold | null>;
  /** What each of these mails waits for, by its id; nothing of those that do not wait. */
  waitsOf(mailIds: readonly string[]): Promise<Map<string, EmailWait>>;
  /** Gives the mails that waited for this account to confirm its address their slots; nothing while it is unconfirmed. */
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
    const { mailId: id, senderId, email, quoteId } = mail;
    const dueAt = await allotSlot(allotting, {
      ...{ id, senderId, emailKey: toEmailKey(email) },
      ...(quoteId !== undefined && { quoteId }),
      isNewSender: sender === null || now().getTime() - sender.createdAt.getTime() < newForMs,
    });
    if (dueAt === null) {
      logger.warn({ mailId: id, senderId }, 'a mail does not go: its limits leave no room within 7 days');
    }
    return dueAt;
  }

  async function mayGoAt(mail: LimitedMail): Promise<MayGo> {
    const sender = await accounts.findOne({ id: mail.senderId });
    return sender?.emailVerified === false ? 'unconfirmed' : ((await slotOf(sender, mail)) ?? 'withheld');
  }

  async function release(mail: HeldMail): Promise<void> {
    const { id: mailId, letter, senderId = mailId } = mail;
    const sender = await accounts.findOne({ id: senderId });
    const about = letter.kind === 'quote-sent' ? { quoteId: letter.quoteId } : {};
    // It takes no place from those that still go.
    const dueAt = (await isStillWanted(mail))
      ? await slotOf(sender, { mailId, senderId, email: letter.to, ...about })
      : null;
    if (dueAt === null) {
      await mails.drop(mailId, now());
      return;
    }
    // Released by its recipient, it carries nothing that an unconfirmed sender has typed at length.
    const withoutReason = letter.kind === 'event-cancelled' && sender?.emailVerified !== true;
    await mails.release(mailId, dueAt, withoutReason ? { ...letter, reason: '' } : letter);
  }

  return {
    collections: [slots, places],
    mayGoAt,
    async holdOf({ isToConfirmed, isUnasked, ...mail }) {
      if (isToConfirmed && !isUnasked) {
        return {};
      }
      const at = await mayGoAt(mail);
      if (at === 'withheld') {
        return null;
      }
      const { senderId, quoteId } = mail;
      if (at !== 'unconfirmed') {
        // Only a quote can be replaced or end while its mail is on its way.
        return quoteId === undefined && at <= now() ? {} : { heldUntil: at, senderId };
      }
      // Nobody knows any more whether a deleted account had confirmed an address; its recipient still can.
      const isErased = (await accounts.findOne({ id: senderId }))?.erasedAt !== undefined;
      return {
        heldUntil: untilConfirmed,
        ...(!isErased && { senderId }),
        ...(!isUnasked && { awaitsEither: true }),
      };
    },
    async waitsOf(mailIds) {
      const [held, withheld] = [await mails.heldAmong(mailIds), await slots.withheldAmong(mailIds)];
      const waiting = held.flatMap(({ id, heldUntil }) => {
        const wait: EmailWait =
          heldUntil.getTime() === untilConfirmed.getTime()
            ? { waitsFor: 'confirmation' }
            : { waitsFor: 'limit', sendsAt: heldUntil.toISOString() };
        return heldUntil > now() ? [[id, wait] as const] : [];
      });
      const never = { waitsFor: 'limit', isWithheld: true } as const;
      return new Map([...withheld.map((id) => [id, never] as const), ...waiting]);
    },
    async releaseOf(accountId) {
      const account = await accounts.findOne({ id: accountId });
      if (account?.emailVerified !== true) {
        return;
      }
      for (const mail of await mails.heldFor(accountId)) {
        await release(mail);
      }
    },
  };
}
