import { passwordChange } from '@marquee/contracts/account-operations';
import { passwordMismatch } from '@marquee/contracts/passwords';
import { z } from 'zod';

/** The form asks for the new password twice; the call carries it once. */
export const passwordForm = passwordChange
  .extend({ confirmPassword: z.string(passwordMismatch) })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: passwordMismatch,
    path: ['confirmPassword'],
  });
