import type { AccountRepository } from '../accounts/account-repository.ts';
import type { NoticeLetter } from '../mails/notice-letters.ts';
import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { untilConfirmed } from '../mails/held-mail-repository.ts';
import type { Hold, MailHolds } from '../unsolicited/mail-holds.ts';
import type { MailRepository } from '../mails/mail-repository.ts';

/**
 * `id` says what the mail is about, so that telling of the same thing again sends nothing twice; `accountId` whom it goes to,
 * where they have an account.
 */
export type Notice = {
  id: string;
  letter: NoticeLetter;
  accountId?: string;
  /** The account whose act it tells of. */
  senderId: string;
  /** The recipient has confirmed the address. */
  isToConfirmed: boolean;
};

export type NoticeDeps = {
  accounts: AccountRepository;
  mails: MailRepository;
  mailHolds: MailHolds;
  rates: RateLimits;
  now: () => Date;
  /** Where moments are read on the clock when no event says so. */
  timeZone: string;
};

type PostDeps = Pick<NoticeDeps, 'mails' | 'mailHolds'>;

/**
 * Nobody waits for it: it goes with the next look for mails, which comes within a second once those before have gone. To an address that
 * nobody has confirmed it goes within the limit of those.
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

/** Stores the mail with what it waits for. */
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
    // The sender may have confirmed the address since it was looked up.
    await mailHolds.releaseOf(senderId);
  }
}
