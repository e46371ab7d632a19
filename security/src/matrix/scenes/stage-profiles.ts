import { done } from '../cast/theatre.ts';
import type { Theatre } from '../cast/theatre.ts';
import type { Secret } from '../find-leaks.ts';
import type { Pair } from './scene.ts';
import { aNumber, aWord, forClient, forProvider } from './words.ts';

type Profiles = { secrets: readonly Secret[] };

/**
 * Section 6: a profile belongs to its owner. Of a provider's, lists contain the business and public quotes the contact data, and nothing
 * else.
 */
export async function privateProfiles(theatre: Theatre, { client, provider }: Pair): Promise<Profiles> {
  const home = { homeAddress: aWord(), additionalContactName: aWord(), additionalContactPhone: aNumber() };
  const office = { secondaryContactName: aWord(), secondaryContactPhone: aNumber() };
  await done(theatre, client.cookie, { method: 'PATCH', path: '/clients/profile', body: home });
  await done(theatre, provider.cookie, { method: 'PATCH', path: '/providers/profile', body: office });
  return { secrets: [forClient(...Object.values(home)), forProvider(...Object.values(office))] };
}

/** Also the address of each, where nobody but themselves may read it. */
export async function ownAccounts(theatre: Theatre, pair: Pair): Promise<Profiles> {
  const { secrets } = await privateProfiles(theatre, pair);
  const { client, provider } = pair;
  return { secrets: [...secrets, forClient(client.person.email), forProvider(provider.person.email)] };
}
