import type { AccountRepository } from '../accounts/account-repository.ts';
import type { NoticeLetter } from '../mails/notice-letters.ts';
import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { untilConfirmed } from '../mails/held-mail-repository.ts';
import type { Hold, MailHolds } from '../unsolicited/mail-holds.ts';
import type { MailRepository } from '../mails/mail-repository.ts';

/**
 * `id` derives from the subject, so that a repeated notification sends nothing; `accountId` is the recipient's account, if they have one.
 */
export type Notice = {
  id: string;
  letter: NoticeLetter;
  accountId?: string;
  /** The account whose action it reports. */
  senderId: string;
  /** Whether the recipient has confirmed the address. */
  isToConfirmed: boolean;
};

export type NoticeDeps = {
  accounts: AccountRepository;
  mails: MailRepository;
  mailHolds: MailHolds;
  rates: RateLimits;
  now: () => Date;
  /** Where an event gives no time zone. */
  timeZone: string;
};

type PostDeps = Pick<NoticeDeps, 'mails' | 'mailHolds'>;

/**
 * Stores the email for the next poll, at the latest a second after earlier ones were sent. An unconfirmed address gets it within the limit
 * for such addresses.
 */
export async function postNotice(deps: PostDeps, notice: Notice, requestedAt: Date): Promise<void> {
  const { id: mailId, senderId, isToConfirmed, letter } = notice;
  const hold = await deps.mailHolds.holdOf({
    ...{ mailId, senderId, isToConfirmed, email: letter.to },
    isUnasked: false,
  });
  if (hold !== null) {
    await postHeld(deps, { notice, hold }, requestedAt);
  }
}

/** Stores the email with its hold. */
export async function postHeld(
  { mails, mailHolds }: PostDeps,
  { notice, hold }: { notice: Notice; hold: Hold },
  requestedAt: Date,
): Promise<void> {
  const { id, letter, accountId, senderId } = notice;
  await mails.insertIfAbsent({
    ...{ id, letter, requestedAt, ...hold },
    ...(accountId !== undefined && { accountId }),
  });
  if (hold.heldUntil === untilConfirmed) {
    // The sender may have confirmed the address since the lookup.
    await mailHolds.releaseOf(senderId);
  }
}
