import { join } from 'node:path';

import type { Environment } from '../environment.ts';
import { startStripeStandIn } from './stripe-stand-in.ts';

type StripeNeed = { publicUrl: string; dataFolder: string; given: NodeJS.ProcessEnv };

/** `controlUrl` is null where it is Stripe itself, or nobody. */
export type ProvidedStripe = { variables: Environment; controlUrl: string | null };

/**
 * What billing is told of Stripe. A stand-in lives as long as this process, unless the user has given a key, or people
 * reach the product over https: then without one nobody can pay.
 */
export async function provideStripe({ publicUrl, dataFolder, given }: StripeNeed): Promise<ProvidedStripe> {
  const ourUrl = given.PUBLIC_URL ?? publicUrl;
  if (given.STRIPE_SECRET_KEY || ourUrl.startsWith('https:')) {
    return { variables: {}, controlUrl: null };
  }
  return startStripeStandIn({ folder: join(dataFolder, 'stripe'), publicUrl: ourUrl });
}
