import { join } from 'node:path';

import type { Environment } from '../environment.ts';
import { startStripeStandIn } from './stripe-stand-in.ts';

type StripeNeed = { publicUrl: string; dataFolder: string; given: NodeJS.ProcessEnv };

/** `controlUrl` is null with a real Stripe account or without payments. */
export type ProvidedStripe = { variables: Environment; controlUrl: string | null };

/**
 * Billing's variables for Stripe. Starts an emulator within this process, unless the user has configured a key, or the public URL is https:
 * then there are no payments without a key.
 */
export async function provideStripe({ publicUrl, dataFolder, given }: StripeNeed): Promise<ProvidedStripe> {
  const ourUrl = given.PUBLIC_URL ?? publicUrl;
  if (given.STRIPE_SECRET_KEY || ourUrl.startsWith('https:')) {
    return { variables: {}, controlUrl: null };
  }
  return startStripeStandIn({ folder: join(dataFolder, 'stripe'), publicUrl: ourUrl });
}
