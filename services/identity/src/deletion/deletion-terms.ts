import type { DeletionTerms } from '@marquee/contracts/privacy';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Account } from '../accounts/domain/account.ts';

/** What confirms the deletion: the password, or the email address if the account has no password. */
export function confirmationOf({ passwordHash }: Account): DeletionTerms['confirmBy'] {
  return passwordHash === null ? 'email' : 'password';
}

export function refuseOperator({ role }: Account): void {
  if (role === 'admin') {
    throw new DomainError(
      'conflict',
      'operator_account',
      'An operator’s account comes from the configuration and cannot be deleted here',
    );
  }
}
