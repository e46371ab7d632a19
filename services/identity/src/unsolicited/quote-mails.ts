import { toEmailKey } from '@marquee/contracts/text';
import { createLanes } from '@marquee/service-kit/messaging/lanes';
import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import type { AccountRepository } from '../accounts/account-repository.ts';
import { isProvider } from '../accounts/account.ts';
import type { Account } from '../accounts/account.ts';
import { untilConfirmed } from '../mails/held-mail-repository.ts';
import type { MailRepository } from '../mails/mail-repository.ts';
import { quoteMailId } from './quote-mail-id.ts';
import { allotSlot } from './allot-slot.ts';
import type { MailSlotRepository } from './mail-slot-repository.ts';

type QuoteVersion = { providerId: string; quoteId: string; version: number; email: string };

/** Mails about quotes to people who may not have asked for them. */
export type QuoteMails = {
  /** When the mail may go; `untilConfirmed` while the provider has not confirmed the address. */
  mayGoAt(quote: QuoteVersion): Promise<Date>;
  /** Gives the mails that waited for the provider to confirm the address their slots; nothing while it is unconfirmed. */
  releaseOf(providerId: string): Promise<void>;
};

type QuoteMailDeps = {
  accounts: AccountRepository;
  mails: MailRepository;
  slots: MailSlotRepository;
  ratesAt: (at: Date) => RateLimits;
  now: () => Date;
};

const newForMs = 30 * 24 * 3_600_000;

export function createQuoteMails(deps: QuoteMailDeps): QuoteMails {
  const { accounts, mails, now } = deps;
  const lanes = createLanes();

  /** One mail of a sender after the other: while two count the same one, a limit would seem used up. */
  function slotOf(sender: Account | null, { providerId, quoteId, version, email }: QuoteVersion) {
    const mail = {
      ...{ id: quoteMailId(quoteId, version), quoteId, senderId: providerId, emailKey: toEmailKey(email) },
      isNewSender: sender === null || now().getTime() - sender.createdAt.getTime() < newForMs,
    };
    return lanes.run(providerId, () => allotSlot(deps, mail));
  }

  const senderOf = ({ providerId: id }: Pick<QuoteVersion, 'providerId'>) => accounts.findOne({ id });

  return {
    async mayGoAt(quote) {
      const sender = await senderOf(quote);
      return sender?.emailVerified === false ? untilConfirmed : slotOf(sender, quote);
    },
    async releaseOf(providerId) {
      const sender = await senderOf({ providerId });
      if (sender === null || !isProvider(sender) || !sender.emailVerified) {
        return;
      }
      for (const { id, letter } of await mails.heldFor(providerId)) {
        const { quoteId, version, to: email } = letter;
        await mails.release(id, await slotOf(sender, { providerId, quoteId, version, email }));
      }
    },
  };
}
