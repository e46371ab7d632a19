import { DomainError } from '@marquee/service-kit/domain-error';
import list from './common-passwords.json' with { type: 'json' };

const commonPasswords = new Set(list.passwords.split(' '));

/** Rejects a common password with 422 `password_too_common`; `field` is the form field to which the error belongs. */
export function refuseCommonPassword(password: string, field: string): void {
  if (isCommon(password)) {
    const message = 'This password is too common. Please choose another one.';
    throw new DomainError('rule-broken', 'password_too_common', message, {
      errors: [{ path: field, message }],
    });
  }
}

/** Whether the password is one of the 3,000 most common, ignoring case. Similar passwords are allowed. */
export function isCommon(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
