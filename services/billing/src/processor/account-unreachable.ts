import { DomainError } from '@marquee/service-kit/domain-error';

const code = 'account_unreachable';

/** The error of a call whose outcome is unknown because the payout account is inaccessible. */
export function accountUnreachable(): DomainError {
  const message =
    'We cannot check this account with the card processor at the moment. Please try again later.';
  return new DomainError('unavailable', code, message, { retryAfterSeconds: 60 });
}

export function isAccountUnreachable(error: unknown): boolean {
  return error instanceof DomainError && error.code === code;
}
