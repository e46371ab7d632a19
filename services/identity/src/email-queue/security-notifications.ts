import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { endOfWindow } from '@marquee/service-kit/throttle/rate-limits';
import type { EmailTemplate, EmailTemplateOf } from '../email-templates/email-template.ts';
import { securityUpdate } from '../email-templates/kinds/security-digest.ts';
import type { SecurityUpdate } from '../email-templates/kinds/security-digest.ts';
import type { EmailQueueRepository } from './email-queue-repository.ts';

export type SecurityTemplate = EmailTemplateOf<SecurityUpdate>;

type SecurityNotification = { id: string; accountId: string; letter: SecurityTemplate; requestedAt: Date };

/** Sends an account's first notifications of a day at once, and the others as one digest when the day ends. Ignores repeated ones. */
export type EnqueueSecurityNotification = (notification: SecurityNotification) => Promise<void>;

type SecurityNotificationDeps = { emailQueue: EmailQueueRepository; rates: RateLimits; now: () => Date };

const securityKinds: ReadonlySet<EmailTemplate['kind']> = new Set(securityUpdate.options);

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
    // Counts sign-ins separately, so that they cannot delay the notification of a changed password.
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
