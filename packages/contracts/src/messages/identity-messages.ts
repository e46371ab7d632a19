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
  /** New requests do not reach a suspended provider and their quotes cannot be accepted. Absent in messages of earlier releases. */
  suspended: z.boolean().default(false),
  /** When the account was created; the provider's trial counts from then on. Absent in messages of earlier releases. */
  registeredAt: z.iso.datetime().optional(),
});
export type ProviderSnapshot = z.infer<typeof providerSnapshot>;

/** Published when a client registers, verifies their email or changes their profile. Events and quotes store it. */
export const clientChanged = defineMessage('identity.client.changed.v1', clientSnapshot);

/** Published when a provider registers, verifies, edits the profile, is suspended or reinstated. Events, quotes and billing store it. */
export const providerChanged = defineMessage('identity.provider.changed.v1', providerSnapshot);
