import type { AccountRepository } from '../accounts/account-repository.ts';
import type { Letter } from '../mails/letter.ts';
import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import type { QuoteMails } from '../unsolicited/quote-mails.ts';
import type { MailRepository } from '../mails/mail-repository.ts';

/**
 * `id` says what the mail is about, so that telling of the same thing again sends nothing twice; `accountId` whom it goes to,
 * where they have an account.
 */
export type Notice = {
  id: string;
  letter: Letter;
  accountId?: string;
  /** Not sent before; `senderId` is the provider who wrote. */
  heldUntil?: Date;
  senderId?: string;
};

export type NoticeDeps = {
  accounts: AccountRepository;
  mails: MailRepository;
  quoteMails: QuoteMails;
  rates: RateLimits;
  now: () => Date;
  /** Where moments are read on the clock when no event says so. */
  timeZone: string;
};

/** Nobody waits for it: it goes with the next look for mails, which comes within a second once those before have gone. */
export async function postNotice(
  { mails }: Pick<NoticeDeps, 'mails'>,
  notice: Notice,
  requestedAt: Date,
): Promise<void> {
  await mails.insertIfAbsent({ ...notice, requestedAt });
}
