import { requiredEmail } from '@marquee/contracts/email-address';
import { z } from 'zod';

const password = z.string().min(1, 'Password is required').max(1000);

/** The schema for each kind of confirmation. Each schema validates only the field that the confirmation needs. */
export const deletionForms = {
  password: z.object({ password, email: z.string() }),
  email: z.object({ password: z.string(), email: requiredEmail('Email is required') }),
};
