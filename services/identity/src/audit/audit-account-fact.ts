import type { AuditAction } from '@marquee/contracts/audit';
import { audited } from '@marquee/service-kit/audit/audited';
import type { AuditCause } from '@marquee/service-kit/audit/audited';
import type { Message } from '@marquee/service-kit/messaging/message';
import type { AccountFact } from '../accounts/domain/account.ts';

type FactAction = { act: AuditAction; reason?: string };

/** The action that the audit trail records for a fact; null if the trail does not record the fact. Each new fact needs a case here. */
function auditActionOf(fact: AccountFact): FactAction | null {
  switch (fact.type) {
    case 'registered':
    case 'email-verified':
    case 'password-changed':
    case 'password-reset':
      return { act: fact.type };
    case 'google-linked':
      return { act: 'third-party-linked' };
    case 'client-role-chosen':
    case 'provider-role-chosen':
      return { act: 'role-chosen' };
    case 'erased':
      return { act: 'account-deleted' };
    case 'suspended':
      return { act: 'account-suspended', reason: fact.reason };
    case 'reinstated':
      return { act: 'account-reinstated' };
    case 'link-issued':
      return fact.link.purpose === 'reset-password' ? { act: 'password-reset-asked' } : null;
    case 'password-rehashed':
    case 'settings-changed':
    case 'client-profile-changed':
    case 'provider-profile-changed':
      return null;
  }
}

/** The message about the fact for the audit trail; empty if the trail does not record the fact. The caller stores both in one write. */
export function auditAccountFact(fact: AccountFact, accountId: string, cause: AuditCause): Message[] {
  const action = auditActionOf(fact);
  return action === null
    ? []
    : [audited('identity', { ...action, subject: { kind: 'account', id: accountId } }, cause)];
}
