import { z } from 'zod';
import { defineMessage } from '../message.ts';

export const clientSnapshot = z.object({
  clientId: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  phone: z.string(),
});
export type ClientSnapshot = z.infer<typeof clientSnapshot>;

export const providerSnapshot = z.object({
  providerId: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  businessName: z.string(),
  fullName: z.string(),
  businessDescription: z.string(),
  serviceTypes: z.array(z.string()),
  phone: z.string(),
  address: z.string(),
  /** Then no new requests reach them and none of their quotes can be accepted. Absent in what was told before there were suspensions. */
  suspended: z.boolean().default(false),
  /** When the account was made; the provider's trial counts from then on. Absent in messages of earlier releases. */
  registeredAt: z.iso.datetime().optional(),
});
export type ProviderSnapshot = z.infer<typeof providerSnapshot>;

/** Published when a client registers, verifies their email or changes their profile. Events and quotes keep it. */
export const clientChanged = defineMessage('identity.client.changed.v1', clientSnapshot);

/** Published when a provider registers, verifies their email, changes their profile, is suspended or reinstated. Events, quotes and billing keep it. */
export const providerChanged = defineMessage('identity.provider.changed.v1', providerSnapshot);
