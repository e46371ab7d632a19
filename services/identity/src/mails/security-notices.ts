import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { endOfWindow } from '@marquee/service-kit/throttle/rate-limits';
import type { Letter } from './letter.ts';
import type { MailRepository } from './mail-repository.ts';

export type SecurityLetter = Extract<
  Letter,
  { kind: 'password-changed' | 'new-device' | 'google-linked' | 'second-step' }
>;

type SecurityNotice = { id: string; accountId: string; letter: SecurityLetter; requestedAt: Date };

/**
 * Sends the first few of a day at once, and one digest of the others at the end of the day; the same notification again changes nothing.
 */
export type PostSecurityNotice = (notice: SecurityNotice) => Promise<void>;

type NoticesNeed = { mails: MailRepository; rates: RateLimits; now: () => Date };

const securityKinds: ReadonlySet<Letter['kind']> = new Set<SecurityLetter['kind']>([
  'password-changed',
  'new-device',
  'google-linked',
  'second-step',
]);

export function isSecurityLetter(letter: Letter): letter is SecurityLetter {
  return securityKinds.has(letter.kind);
}

export function createSecurityNotices({ mails, rates, now }: NoticesNeed): PostSecurityNotice {
  return async (notice) => {
    if (await mails.isKnown(notice.id)) {
      return;
    }
    const { id, accountId, letter, requestedAt } = notice;
    // Counted separately, so that sign-ins cannot delay the notification of a changed password.
    const group = letter.kind === 'new-device' ? 'sign-ins' : 'changes';
    if (await rates.isWithin('SECURITY_NOTICE_LIMIT', `${accountId} ${group}`)) {
      await mails.insertIfAbsent(notice);
      return;
    }
    const dueAt = endOfWindow('SECURITY_NOTICE_LIMIT', now());
    const { to, name, kind } = letter;
    const added = await mails.addToDigest({
      ...{ noticeId: id, accountId, requestedAt, dueAt },
      digestId: `security-digest.${accountId}.${dueAt.toISOString()}`,
      letter: { kind: 'security-digest', to, name, entries: [{ id, about: kind }] },
    });
    if (added === 'gone') {
      await mails.insertIfAbsent(notice);
    }
  };
}
