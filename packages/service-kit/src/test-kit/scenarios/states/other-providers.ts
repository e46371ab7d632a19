import type { ScenarioContext } from '../context.ts';
import type { RecordState } from '../scenario.ts';
import { forClient } from '../words.ts';
import { accept, aQuoteByHand } from './quotes.ts';

/**
 * Another provider's quote for the same client and an event of the same name. The other provider and the client may read the quote, the
 * owner provider may not.
 */
export async function anotherProvidersQuote(context: ScenarioContext): Promise<Pick<RecordState, 'secrets'>> {
  return { secrets: [forClient(...(await offered(context)).words)] };
}

/** Such a quote after the client has accepted it, so that the other provider has an invoice as well. */
export async function anotherProvidersInvoice(
  context: ScenarioContext,
): Promise<Pick<RecordState, 'secrets'>> {
  const { id, words } = await offered(context);
  await accept(context, id);
  return { secrets: [forClient(...words)] };
}

async function offered(context: ScenarioContext): Promise<{ id: string; words: readonly string[] }> {
  const provider = await context.createOwner('provider');
  const { id, secrets } = await aQuoteByHand({ ...context, provider });
  return { id, words: [provider.email, ...secrets.flatMap(({ words }) => words)] };
}
