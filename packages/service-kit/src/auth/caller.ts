import type { Actor } from '@marquee/contracts/operation';
import { z } from 'zod';

const account = {
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  sid: z.string(),
};

const clientCaller = z.object({ ...account, role: z.literal('client'), clientId: z.string() });
const providerCaller = z.object({ ...account, role: z.literal('provider'), providerId: z.string() });
/** `secondStep`: whether the session has passed two-factor authentication; every operator action requires it. */
const adminCaller = z.object({
  ...account,
  role: z.literal('admin'),
  secondStep: z.boolean().default(false),
});
const newcomer = z.object({ ...account, role: z.null() });

export const caller = z.discriminatedUnion('role', [clientCaller, providerCaller, adminCaller, newcomer]);

/** The caller, as the signed token states. Services check ownership by these ids, never by email. */
export type Caller = z.infer<typeof caller>;

export type ClientCaller = z.infer<typeof clientCaller>;
export type ProviderCaller = z.infer<typeof providerCaller>;
export type AdminCaller = z.infer<typeof adminCaller>;

export type CallerFor<Who extends Actor> = {
  anyone: Caller | null;
  user: Caller;
  client: ClientCaller;
  provider: ProviderCaller;
  admin: AdminCaller;
}[Who];
