import { passwordChange } from '@marquee/contracts/account-operations';
import { passwordMismatch, repeatedPassword } from '@marquee/contracts/passwords';

/** Validates a password change and the repetition of the new password. The call does not send the repetition. */
export const passwordChangeForm = passwordChange
  .extend({ confirmPassword: repeatedPassword })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: passwordMismatch,
    path: ['confirmPassword'],
  });
