import { makeActor } from '../cast/make-actor.ts';
import type { Theatre } from '../cast/theatre.ts';
import type { Pair, Staged } from './scene.ts';
import { accept, aQuoteByHand } from './stage-quotes.ts';
import { forClient } from './words.ts';

/** Another provider's quote for the same client and an event of the same name: readable for them and the client, not for this provider. */
export async function aRivalsQuote(theatre: Theatre, pair: Pair): Promise<Pick<Staged, 'secrets'>> {
  return { secrets: [forClient(...(await offered(theatre, pair)).words)] };
}

/** The client has accepted it, so that the other provider has an invoice as well. */
export async function aRivalsInvoice(theatre: Theatre, pair: Pair): Promise<Pick<Staged, 'secrets'>> {
  const { id, words } = await offered(theatre, pair);
  await accept(theatre, pair, id);
  return { secrets: [forClient(...words)] };
}

async function offered(theatre: Theatre, pair: Pair): Promise<{ id: string; words: readonly string[] }> {
  const provider = await makeActor(theatre, 'other provider', 'provider');
  const { id, secrets } = await aQuoteByHand(theatre, { ...pair, provider });
  return { id, words: [provider.person.email, ...secrets.flatMap(({ words }) => words)] };
}
