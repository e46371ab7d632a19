import type { AccountRepository } from '../accounts/account-repository.ts';
import type { NotificationTemplate } from '../email-templates/email-template.ts';
import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { untilConfirmed } from '../email-queue/held-email-repository.ts';
import type { Hold, EmailHolds } from '../unsolicited/email-holds.ts';
import type { EmailQueueRepository } from '../email-queue/email-queue-repository.ts';

/**
 * An email about a change. `id` derives from the subject of the change, so that a repeated notification sends nothing. `accountId` is the
 * recipient's account, if any.
 */
export type Notification = {
  id: string;
  letter: NotificationTemplate;
  accountId?: string;
  /** The account whose action the notification reports. */
  senderId: string;
  /** Whether the recipient has confirmed the address. */
  isAddressConfirmed: boolean;
};

export type NotificationDeps = {
  accounts: AccountRepository;
  emailQueue: EmailQueueRepository;
  emailHolds: EmailHolds;
  rates: RateLimits;
  now: () => Date;
  /** The time zone of emails whose subject has no time zone of its own. */
  timeZone: string;
};

type EnqueueDeps = Pick<NotificationDeps, 'emailQueue' | 'emailHolds'>;

/**
 * Stores the email, which the next poll sends. If the recipient's address is unconfirmed, the limit for such addresses may delay the email.
 */
export async function enqueueNotification(
  deps: EnqueueDeps,
  notification: Notification,
  requestedAt: Date,
): Promise<void> {
  const { id: mailId, senderId, isAddressConfirmed, letter } = notification;
  const hold = await deps.emailHolds.decideHold({
    ...{ mailId, senderId, isAddressConfirmed, email: letter.to },
    isUnsolicited: false,
  });
  if (hold !== null) {
    await enqueueHeld(deps, { notification, hold }, requestedAt);
  }
}

/** Stores the email, which is held as `hold` says. */
export async function enqueueHeld(
  { emailQueue, emailHolds }: EnqueueDeps,
  { notification, hold }: { notification: Notification; hold: Hold },
  requestedAt: Date,
): Promise<void> {
  const { id, letter, accountId, senderId } = notification;
  await emailQueue.insertIfAbsent({
    ...{ id, letter, requestedAt, ...hold },
    ...(accountId !== undefined && { accountId }),
  });
  if (hold.heldUntil === untilConfirmed) {
    // The sender may have confirmed the address since the lookup.
    await emailHolds.releaseHeld(senderId);
  }
}
