import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { endOfWindow } from '@marquee/service-kit/throttle/rate-limits';
import type { EmailTemplate } from '../email-templates/email-template.ts';
import type { EmailQueueRepository } from './email-queue-repository.ts';

export type SecurityTemplate = Extract<
  EmailTemplate,
  { kind: 'password-changed' | 'new-device' | 'google-linked' | 'second-step' }
>;

type SecurityNotification = { id: string; accountId: string; letter: SecurityTemplate; requestedAt: Date };

/**
 * Sends the first few of a day at once, and one digest of the others at the end of the day; the same notification again changes nothing.
 */
export type EnqueueSecurityNotification = (notification: SecurityNotification) => Promise<void>;

type SecurityNotificationDeps = { emailQueue: EmailQueueRepository; rates: RateLimits; now: () => Date };

const securityKinds: ReadonlySet<EmailTemplate['kind']> = new Set<SecurityTemplate['kind']>([
  'password-changed',
  'new-device',
  'google-linked',
  'second-step',
]);

export function isSecurityTemplate(letter: EmailTemplate): letter is SecurityTemplate {
  return securityKinds.has(letter.kind);
}

export function createSecurityNotifications({
  emailQueue,
  rates,
  now,
}: SecurityNotificationDeps): EnqueueSecurityNotification {
  return async (notification) => {
    if (await emailQueue.isKnown(notification.id)) {
      return;
    }
    const { id, accountId, letter, requestedAt } = notification;
    // Counted separately, so that sign-ins cannot delay the notification of a changed password.
    const group = letter.kind === 'new-device' ? 'sign-ins' : 'changes';
    if (await rates.isWithin('SECURITY_NOTICE_LIMIT', `${accountId} ${group}`)) {
      await emailQueue.insertIfAbsent(notification);
      return;
    }
    const dueAt = endOfWindow('SECURITY_NOTICE_LIMIT', now());
    const { to, name, kind } = letter;
    const added = await emailQueue.addToDigest({
      ...{ notificationId: id, accountId, requestedAt, dueAt },
      digestId: `security-digest.${accountId}.${dueAt.toISOString()}`,
      letter: { kind: 'security-digest', to, name, entries: [{ id, about: kind }] },
    });
    if (added === 'gone') {
      await emailQueue.insertIfAbsent(notification);
    }
  };
}
