import { requiredEmail } from '@marquee/contracts/email-address';
import { z } from 'zod';

const password = z.string().min(1, 'Password is required').max(1000);

/** Schemas by the kind of confirmation; each has only its own field. */
export const deletionForms = {
  password: z.object({ password, email: z.string() }),
  email: z.object({ password: z.string(), email: requiredEmail('Email is required') }),
};
