import { z } from 'zod';
import { role } from './accounts.ts';
import { instant } from './dates.ts';

export const userStatus = z.enum(['active', 'suspended']);
export type UserStatus = z.infer<typeof userStatus>;

/** An account in an operator's list. */
export const userRow = z.object({
  id: z.string(),
  email: z.string(),
  /** Empty for an operator, for an account without a role, and for a client or provider who has entered no name. */
  name: z.string(),
  role: role.nullable(),
  emailVerified: z.boolean(),
  status: userStatus,
  createdAt: instant,
});
export type UserRow = z.infer<typeof userRow>;

/** `by` is the operator's account id. */
export const suspension = z.object({ at: instant, by: z.string(), reason: z.string() });
export type Suspension = z.infer<typeof suspension>;

/** `lastSignInAt` is null if the audit trail contains no sign-in. */
export const userDetails = userRow.extend({
  phone: z.string(),
  openSessions: z.int(),
  lastSignInAt: instant.nullable(),
  suspension: suspension.nullable(),
});
export type UserDetails = z.infer<typeof userDetails>;
