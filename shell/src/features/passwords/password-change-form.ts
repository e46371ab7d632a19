import { passwordChange } from '@marquee/contracts/account-operations';
import { passwordMismatch, repeatedPassword } from '@marquee/contracts/passwords';

/** The form asks for the new password twice; the call carries it once. */
export const passwordChangeForm = passwordChange
  .extend({ confirmPassword: repeatedPassword })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: passwordMismatch,
    path: ['confirmPassword'],
  });
