import type { AuditSubject } from '@marquee/contracts/audit';
import { toEmailKey } from '@marquee/contracts/text';
import type { WriteAudit } from '@marquee/service-kit/audit/audit-outbox';
import type { AuditCause } from '@marquee/service-kit/audit/audited';
import type { AttemptRepository } from '../attempts/attempt-repository.ts';
import type { Fingerprint } from '../keyed-hash.ts';
import { sampledFailureCount } from './sampled-failure-count.ts';

/** Audits actions that change no account. `auditAccountFact` creates the entries for changes of accounts. */
export type IdentityAudit = {
  write: WriteAudit;
  passwordFailed: (failure: FailedPassword, cause: AuditCause) => Promise<void>;
  /** The account with this email address. If there is none, a fingerprint of the address, because the trail stores no addresses. */
  subjectOfEmail: (email: string, account: { id: string } | null) => AuditSubject;
};

export type FailedPassword = {
  act: 'sign-in-failed' | 'password-check-failed';
  subject: AuditSubject;
  /** Whether this failure locks the account. */
  locksAccount: boolean;
};

type IdentityAuditDeps = {
  write: WriteAudit;
  attempts: AttemptRepository;
  fingerprint: Fingerprint;
  now: () => Date;
};

const minuteMs = 60_000;

export function createIdentityAudit({ write, attempts, fingerprint, now }: IdentityAuditDeps): IdentityAudit {
  async function countFailure(): Promise<number> {
    const minuteEnds = new Date((Math.floor(now().getTime() / minuteMs) + 1) * minuteMs);
    return attempts.nextNumber(`audited failures ${minuteEnds.toISOString()}`, minuteEnds);
  }

  return {
    write,
    subjectOfEmail: (email, account) =>
      account === null
        ? { kind: 'email-hash', id: fingerprint('audit', toEmailKey(email)) }
        : accountSubject(account.id),
    async passwordFailed({ act, subject, locksAccount }, cause) {
      const count = sampledFailureCount(await countFailure());
      if (count > 0) {
        await write({ act, subject, outcome: 'refused', count }, cause);
      }
      if (count === 1 && locksAccount) {
        await write({ act: 'account-locked', subject }, { ...cause, actor: 'system' });
      }
    },
  };
}

export function accountSubject(id: string): AuditSubject {
  return { kind: 'account', id };
}
