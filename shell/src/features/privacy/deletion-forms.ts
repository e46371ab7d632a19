import { requiredEmail } from '@marquee/contracts/email-address';
import { z } from 'zod';

const password = z.string().min(1, 'Password is required').max(1000);

/** By what an account is confirmed; the other field is not there. */
export const deletionForms = {
  password: z.object({ password, email: z.string() }),
  email: z.object({ password: z.string(), email: requiredEmail('Email is required') }),
};
