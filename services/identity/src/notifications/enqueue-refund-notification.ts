import { endOfWindow } from '@marquee/service-kit/throttle/rate-limits';
import type { EmailTemplateOf } from '../email-templates/email-template.ts';
import { enqueueNotification } from './enqueue-notification.ts';
import type { Notification, NotificationDeps } from './enqueue-notification.ts';

type RefundNotification = Notification & { letter: EmailTemplateOf<'invoice-refunded'> };

/** Emails refunds of an invoice at once up to the limits. Refunds above the limits become one email with their sum. */
export async function enqueueRefundNotification(
  deps: NotificationDeps,
  notification: RefundNotification,
  at: Date,
): Promise<void> {
  const { emailQueue, rates } = deps;
  const { invoiceId } = notification.letter;
  if (await emailQueue.isKnown(notification.id)) {
    return;
  }
  if (!(await rates.isWithin('REFUND_MAIL_DAY_LIMIT', invoiceId))) {
    await addToRefundDigest(deps, notification, { at, limit: 'REFUND_MAIL_DAY_LIMIT' });
    return;
  }
  if (await rates.isWithin('REFUND_MAIL_LIMIT', invoiceId)) {
    await enqueueNotification(deps, notification, at);
    return;
  }
  const outcome = await addToRefundDigest(deps, notification, { at, limit: 'REFUND_MAIL_LIMIT' });
  if (outcome === 'added') {
    await rates.uncount('REFUND_MAIL_DAY_LIMIT', invoiceId);
  }
}

type DigestWindow = { at: Date; limit: 'REFUND_MAIL_LIMIT' | 'REFUND_MAIL_DAY_LIMIT' };

/** Adds the refund to the digest that is sent when the limit's window ends. */
async function addToRefundDigest(
  deps: NotificationDeps,
  notification: RefundNotification,
  { at, limit }: DigestWindow,
) {
  const dueAt = endOfWindow(limit, deps.now());
  const { id, letter, accountId } = notification;
  const { refundCents: cents, method, ...about } = letter;
  const outcome = await deps.emailQueue.addToDigest({
    ...{ notificationId: id, requestedAt: at, dueAt },
    ...(accountId !== undefined && { accountId }),
    digestId: `invoice-refunds.${letter.invoiceId}.${dueAt.toISOString()}`,
    letter: { ...about, kind: 'invoice-refunds', entries: [{ id, cents, method }] },
  });
  if (outcome === 'gone') {
    await enqueueNotification(deps, notification, at);
  }
  return outcome;
}
