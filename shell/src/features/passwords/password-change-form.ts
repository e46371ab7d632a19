import { passwordChange } from '@marquee/contracts/account-operations';
import { passwordMismatch, repeatedPassword } from '@marquee/contracts/passwords';

/** Validates the new password and its confirmation. The call sends only the password. */
export const passwordChangeForm = passwordChange
  .extend({ confirmPassword: repeatedPassword })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: passwordMismatch,
    path: ['confirmPassword'],
  });
