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
  /** A suspended provider gets no new requests, and clients cannot accept their quotes. Absent in messages of earlier releases. */
  suspended: z.boolean().default(false),
  /** When the account was created, which is the start of the provider's trial. Absent in messages of earlier releases. */
  registeredAt: z.iso.datetime().optional(),
});
export type ProviderSnapshot = z.infer<typeof providerSnapshot>;

/** Published when a client registers, verifies their email or changes their profile. Events and quotes store it. */
export const clientChanged = defineMessage('identity.client.changed.v1', clientSnapshot);

/** Published when a provider registers, verifies the email, edits the profile, is suspended or reinstated. All other services store it. */
export const providerChanged = defineMessage('identity.provider.changed.v1', providerSnapshot);
