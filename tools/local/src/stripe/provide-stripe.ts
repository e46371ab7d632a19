import { join } from 'node:path';

import type { Environment } from '../environment.ts';
import { startStripeEmulator } from './stripe-emulator.ts';

type StripeOptions = { publicUrl: string; dataFolder: string; userEnvironment: NodeJS.ProcessEnv };

/** `controlUrl` is null with a real Stripe account or without payments. */
export type ProvidedStripe = { variables: Environment; controlUrl: string | null };

/**
 * Billing's variables for Stripe. Starts an emulator within this process, unless the user has configured a key or the public URL is https.
 * With an https URL and no key, there are no payments.
 */
export async function provideStripe({
  publicUrl,
  dataFolder,
  userEnvironment,
}: StripeOptions): Promise<ProvidedStripe> {
  const productUrl = userEnvironment.PUBLIC_URL ?? publicUrl;
  if (userEnvironment.STRIPE_SECRET_KEY || productUrl.startsWith('https:')) {
    return { variables: {}, controlUrl: null };
  }
  return startStripeEmulator({ folder: join(dataFolder, 'stripe'), publicUrl: productUrl });
}
