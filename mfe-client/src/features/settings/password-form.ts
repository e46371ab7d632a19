import { passwordChange } from '@marquee/contracts/account-operations';
import { passwordMismatch, repeatedPassword } from '@marquee/contracts/passwords';

/** The form asks for the new password twice; the request contains it once. */
export const passwordForm = passwordChange
  .extend({ confirmPassword: repeatedPassword })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: passwordMismatch,
    path: ['confirmPassword'],
  });
