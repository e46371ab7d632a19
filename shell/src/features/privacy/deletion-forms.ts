import { requiredEmail } from '@marquee/contracts/email-address';
import { z } from 'zod';

const password = z.string().min(1, 'Password is required').max(1000);

/** The schema of each kind of confirmation. Each schema has only the field that its confirmation needs. */
export const deletionForms = {
  password: z.object({ password, email: z.string() }),
  email: z.object({ password: z.string(), email: requiredEmail('Email is required') }),
};
