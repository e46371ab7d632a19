import { done } from '../cast/theatre.ts';
import type { Theatre } from '../cast/theatre.ts';
import type { Secret } from '../find-leaks.ts';
import type { Pair } from './scene.ts';
import { aWord, forClient } from './words.ts';

/** The client's billing address; nobody else reads it until an invoice is sent to it. */
export async function aBillingAddress(
  theatre: Theatre,
  { client }: Pair,
): Promise<{ secrets: readonly Secret[] }> {
  const billingAddress = aWord();
  const path = '/billing/client/billing-address';
  await done(theatre, client.cookie, { method: 'PUT', path, body: { billingAddress } });
  return { secrets: [forClient(billingAddress)] };
}
