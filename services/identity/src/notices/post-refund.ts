import { endOfWindow } from '@marquee/service-kit/throttle/rate-limits';
import type { NoticeOf } from '../mails/notice-parts.ts';
import { postNotice } from './post-notice.ts';
import type { Notice, NoticeDeps } from './post-notice.ts';

type RefundNotice = Notice & { letter: NoticeOf<'invoice-refunded'> };

/** Emails the first refund of an invoice at once; those that follow soon, or on a day with many, become one email with their sum. */
export async function postRefund(deps: NoticeDeps, notice: RefundNotice, at: Date): Promise<void> {
  const { mails, rates } = deps;
  const { invoiceId } = notice.letter;
  if (await mails.isKnown(notice.id)) {
    return;
  }
  if (!(await rates.isWithin('REFUND_MAIL_DAY_LIMIT', invoiceId))) {
    await postTogether(deps, notice, { at, limit: 'REFUND_MAIL_DAY_LIMIT' });
    return;
  }
  if (await rates.isWithin('REFUND_MAIL_LIMIT', invoiceId)) {
    await postNotice(deps, notice, at);
    return;
  }
  const posted = await postTogether(deps, notice, { at, limit: 'REFUND_MAIL_LIMIT' });
  if (posted === 'added') {
    await rates.takeBack('REFUND_MAIL_DAY_LIMIT', invoiceId);
  }
}

type Together = { at: Date; limit: 'REFUND_MAIL_LIMIT' | 'REFUND_MAIL_DAY_LIMIT' };

/** Adds the refund to the email that is sent when the limit's window ends. */
async function postTogether(deps: NoticeDeps, notice: RefundNotice, { at, limit }: Together) {
  const dueAt = endOfWindow(limit, deps.now());
  const { id, letter, accountId } = notice;
  const { refundCents: cents, method, ...about } = letter;
  const posted = await deps.mails.addToDigest({
    ...{ noticeId: id, requestedAt: at, dueAt },
    ...(accountId !== undefined && { accountId }),
    digestId: `invoice-refunds.${letter.invoiceId}.${dueAt.toISOString()}`,
    letter: { ...about, kind: 'invoice-refunds', entries: [{ id, cents, method }] },
  });
  if (posted === 'gone') {
    await postNotice(deps, notice, at);
  }
  return posted;
}
