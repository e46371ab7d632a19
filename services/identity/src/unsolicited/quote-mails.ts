import { toEmailKey } from '@marquee/contracts/text';
import type { LimitMetrics } from '@marquee/service-kit/metrics/limit-metrics';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { Connection } from '@marquee/service-kit/store/database';
import type { LimitValues, WindowName } from '@marquee/service-kit/throttle/limits';
import type { AccountRepository } from '../accounts/account-repository.ts';
import { isProvider } from '../accounts/account.ts';
import type { Account } from '../accounts/account.ts';
import type { Fingerprint } from '../keyed-hash.ts';
import type { HeldMail } from '../mails/held-mail-repository.ts';
import type { MailRepository } from '../mails/mail-repository.ts';
import type { StillWanted } from '../mails/still-wanted.ts';
import { quoteMailId } from './quote-mail-id.ts';
import { allotSlot } from './allot-slot.ts';
import { createMailPlaceRepository } from './mail-place-repository.ts';
import { createMailSlotRepository } from './mail-slot-repository.ts';

type QuoteVersion = { providerId: string; quoteId: string; version: number; email: string };

/** A moment; `unconfirmed` while the provider has not confirmed the address; `withheld` where the limits leave no room within 7 days. */
export type MayGo = Date | 'unconfirmed' | 'withheld';

/** Mails about quotes to people who may not have asked for them. */
export type QuoteMails = {
  collections: readonly { init(): Promise<void> }[];
  /** When the mail may go. */
  mayGoAt(quote: QuoteVersion): Promise<MayGo>;
  /** Gives the mails that waited for the provider to confirm the address their slots; nothing while it is unconfirmed. */
  releaseOf(providerId: string): Promise<void>;
};

type QuoteMailDeps = {
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

export function createQuoteMails(deps: QuoteMailDeps): QuoteMails {
  const { connection, fingerprint, values, accounts, mails, isStillWanted, metrics, logger, now } = deps;
  const slots = createMailSlotRepository(connection, fingerprint);
  const places = createMailPlaceRepository(connection, { fingerprint, values });
  const allotting = {
    ...{ slots, places, now },
    onReached: (name: WindowName) => {
      metrics.reached(name);
    },
  };

  async function slotOf(
    sender: Account | null,
    { providerId, quoteId, version, email }: QuoteVersion,
  ): Promise<Date | null> {
    const id = quoteMailId(quoteId, version);
    const dueAt = await allotSlot(allotting, {
      ...{ id, quoteId, senderId: providerId, emailKey: toEmailKey(email) },
      isNewSender: sender === null || now().getTime() - sender.createdAt.getTime() < newForMs,
    });
    if (dueAt === null) {
      logger.warn({ mailId: id, providerId }, 'a mail does not go: its limits leave no room within 7 days');
    }
    return dueAt;
  }

  const senderOf = ({ providerId: id }: Pick<QuoteVersion, 'providerId'>) => accounts.findOne({ id });

  async function release(sender: Account, mail: HeldMail): Promise<void> {
    const { quoteId, version, to: email } = mail.letter;
    // It takes no place from those that still go.
    const dueAt = (await isStillWanted(mail))
      ? await slotOf(sender, { providerId: sender.id, quoteId, version, email })
      : null;
    await (dueAt === null ? mails.drop(mail.id, now()) : mails.release(mail.id, dueAt));
  }

  return {
    collections: [slots, places],
    async mayGoAt(quote) {
      const sender = await senderOf(quote);
      return sender?.emailVerified === false ? 'unconfirmed' : ((await slotOf(sender, quote)) ?? 'withheld');
    },
    async releaseOf(providerId) {
      const sender = await senderOf({ providerId });
      if (sender === null || !isProvider(sender) || !sender.emailVerified) {
        return;
      }
      for (const mail of await mails.heldFor(providerId)) {
        await release(sender, mail);
      }
    },
  };
}
